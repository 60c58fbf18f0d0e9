// Looking closely: a card, or another thing of the table, in a dialog of its own with all that can be told of it.
import { beside, byId, element, parsed } from './page.js';
import { partOf, told } from './texts.js';

document.addEventListener('click', event => {
  if (event.target === byId('zoom') || event.target.closest('#zoom .card')) {
    byId('zoom').close();
    return;
  }
  // A thing that cannot be chosen now is shown.
  const button = event.target.closest('.hit[type=button]:not([popovertarget])');
  if (button) {
    zoom(button.closest('[data-zone]') ?? button.closest('.card'));
    return;
  }
  const link = event.target.closest('a[data-look]');
  if (link) {
    event.preventDefault();
    byId('zoom-card').replaceChildren();
    look(link.href);
    return;
  }
  unfold(event.target);
});

/** The parts of the page that a click shows or hides: the settings, the log. */
function unfold(target) {
  const opener = target.closest('[data-open]');
  if (opener) byId(opener.dataset.open).hidden = !byId(opener.dataset.open).hidden;
  else if (!target.closest('#pace')) byId('pace').hidden = true;
  if (target.closest('#head h1')) document.body.classList.toggle('show-log');
}

document.addEventListener('contextmenu', event => {
  const card = event.target.closest('.card:not(.back):not(.empty)');
  if (!card) return;
  event.preventDefault();
  zoom(card);
});

document.addEventListener('keydown', event => {
  if (event.key === 'i' && !event.target.matches('input, select')) zoom(document.activeElement?.closest('.card'));
});

export async function zoom(card) {
  if (!card) return;
  // A frame may replace the card while its texts are fetched: what is needed of it is read first.
  const copy = card.cloneNode(true);
  const address = `${beside('look')}?at=${encodeURIComponent(card.id)}&component=${encodeURIComponent(partOf(card))}`;
  const [name, text] = await told(card);
  byId('zoom-card').replaceChildren(enlarged(copy, name, text));
  const spoken = card.querySelector('.hit')?.ariaLabel ?? '';
  look(address, spoken === name ? [] : [element('p', { className: 'now', textContent: spoken })]);
}

/** The copy of a card without what belongs to its place at the table, and with its name and text. */
function enlarged(copy, name, text) {
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  for (const part of copy.querySelectorAll('button, [popover]')) part.remove();
  if (name && !copy.querySelector('.name')) copy.append(element('span', { className: 'name', textContent: name }));
  if (text && !copy.querySelector('.text')) copy.append(element('p', { className: 'text', textContent: text }));
  return copy;
}

/** What the server adds to a thing that is looked at closely; `first` stands there at once. */
async function look(address, first = []) {
  byId('zoom-more').replaceChildren(...first);
  if (!byId('zoom').open) byId('zoom').showModal();
  const answer = await fetch(address, { headers: { 'X-Live': '1' } }).catch(() => null);
  if (!answer?.ok) return;
  const more = parsed(await answer.text()).body.firstElementChild?.childNodes ?? [];
  byId('zoom-more').replaceChildren(...first, ...more);
}
