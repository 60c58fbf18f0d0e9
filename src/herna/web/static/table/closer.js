// What cards say, and looking closely: a card, or another thing of the table, in a dialog with all that is told of it.
import { beside, byId, element, fetched, fetchedPage, on } from './page.js';

let texts = null; // [name, text] of all parts: frames go without them, they are fetched once, when one is needed
let looked = ''; // the address that was asked last
export const faceAt = target => target.closest('.card:not(.back):not(.empty)');

/** Which part of the game a card is: it says so itself, or its picture or its id does. */
function partOf(card) {
  const picture = card.querySelector('img')?.getAttribute('src') ?? '';
  return card.dataset.part || picture.match(/([^/]+)\.svg/)?.[1] || card.id.split('-')[1] || '';
}

/** [name, text] without soft hyphens: as on the card or where it points, else as fetched; what holds only now first. */
export async function told(card) {
  texts ??= fetched(byId('table').dataset.texts).then(answer => answer?.json());
  const all = await texts;
  if (!all) texts = null; // the next one who needs them tries again
  const [name = '', text = ''] = all?.[partOf(card)] ?? [];
  const shown = at => (card.querySelector(`.${at}`) ?? byId(card.dataset[at]))?.textContent.replaceAll('\u00ad', '');
  return [shown('name') ?? name, `${shown('brings') ?? ''} ${shown('text') ?? text}`.trim()];
}

/** Show a card large; `choice` is the button at the table that would choose it, and can be pressed here, too. */
export async function zoom(card, choice) {
  if (!card) return;
  // A frame may replace the card while its texts are fetched: what is needed of it is read first.
  const copy = card.cloneNode(true);
  const asked = { at: card.id, component: partOf(card), choice: choice?.value ?? '' };
  const address = `${beside('look')}?${new URLSearchParams(asked)}`;
  const [name, text] = await told(card);
  byId('zoom-card').replaceChildren(enlarged(copy, name, text));
  const spoken = (choice ?? card.querySelector('.hit'))?.ariaLabel ?? '';
  const now = spoken === name ? '' : element('p', { className: 'now', textContent: spoken });
  look(address, choice ? confirming(choice, spoken) : now);
}

/** The button that does what the option says. */
function confirming({ name, value }, textContent) {
  const button = element('button', { className: 'main sure', name, value, textContent });
  button.setAttribute('form', 'table');
  return button;
}

/** The copy of a card without what belongs to its place at the table, and with its name and text. */
function enlarged(copy, name, text) {
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  for (const part of copy.querySelectorAll('button, [popover]')) part.remove();
  copy.classList.remove('reach', 'picked');
  if (name && !copy.querySelector('.name')) copy.append(element('span', { className: 'name', textContent: name }));
  if (text && !copy.querySelector('.text')) copy.append(element('p', { className: 'text', textContent: text }));
  return copy;
}

/** What the server adds to a thing that is looked at closely; `first` stands there at once, and keeps the focus. */
async function look(address, first = '') {
  looked = address;
  byId('zoom-more').replaceChildren(first);
  if (!byId('zoom').open) byId('zoom').showModal();
  const more = (await fetchedPage(address))?.body.firstElementChild;
  if (more && address === looked) byId('zoom-more').append(...more.childNodes);
}

on('click', event => {
  const at = selector => event.target.closest(selector);
  const idle = at('.hit[type=button]:not([popovertarget])'); // a thing that cannot be chosen now is shown
  const link = at('a[data-look]');
  if (event.target === byId('zoom') || at('#zoom .card')) byId('zoom').close();
  else if (idle) zoom(idle.closest('[data-zone]') ?? idle.closest('.card'));
  else if (link) {
    event.preventDefault();
    byId('zoom-card').replaceChildren();
    look(link.href);
  } else if (at('#listing')) document.body.classList.toggle('listed');
  else if (at('#head h1')) document.body.classList.toggle('show-log');
});
on('contextmenu', event => {
  if (faceAt(event.target)) event.preventDefault();
  zoom(faceAt(event.target));
});
