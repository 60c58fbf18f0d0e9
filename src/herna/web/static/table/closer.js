// Looking closely: a card, or another thing of the table, in a dialog of its own with all that can be told of it.
import { all, beside, byId, element, fetched, on, parsed } from './page.js';
import { partOf, told } from './texts.js';

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
  const card = event.target.closest('.card:not(.back):not(.empty)');
  if (!card) return;
  event.preventDefault();
  zoom(card);
});

/** Show a card large; `choice` is the button at the table that would choose it, and can be pressed here, too. */
export async function zoom(card, choice) {
  if (!card) return;
  // A frame may replace the card while its texts are fetched: what is needed of it is read first.
  const copy = card.cloneNode(true);
  const at = choice?.name === 'goal' ? '' : card.id; // why a goal cannot be chosen by itself is of no interest
  const address = `${beside('look')}?${new URLSearchParams({ at, component: partOf(card) })}`;
  const [name, text] = await told(card);
  byId('zoom-card').replaceChildren(enlarged(copy, name, text));
  const spoken = (choice ?? card.querySelector('.hit'))?.ariaLabel ?? '';
  const now = spoken === name ? '' : element('p', { className: 'now', textContent: spoken });
  look(address, choice ? confirming(choice.value, spoken) : now);
}

/** The button that does what the option says; the table may have been drawn anew since. */
function confirming(code, label) {
  const button = element('button', { className: 'main sure', type: 'button', textContent: label });
  button.addEventListener('click', () => {
    byId('zoom').close();
    const still = all('#table .hit').find(one => one.value === code);
    if (still) byId('table').requestSubmit(still);
  });
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

let looked = ''; // the address that was asked last

/** What the server adds to a thing that is looked at closely; `first` stands there at once, and keeps the focus. */
async function look(address, first = '') {
  looked = address;
  byId('zoom-more').replaceChildren(first);
  if (!byId('zoom').open) byId('zoom').showModal();
  const answer = await fetched(address, { headers: { 'X-Live': '1' } });
  const more = answer && parsed(await answer.text()).body.firstElementChild;
  if (more && address === looked) byId('zoom-more').append(...more.childNodes);
}
