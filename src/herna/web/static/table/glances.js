// A glance: the text of what is under the mouse, or has the focus.
import { byId, element } from './page.js';
import { told } from './texts.js';

let glanced = null;

async function glance(event) {
  const card = event.target.closest?.('#table .card:not(.back), #table [data-part]') ?? null;
  glanced = card;
  const [name, text] = card ? await told(card) : ['', ''];
  if (card !== glanced) return; // meanwhile the glance has moved on
  const spoken = card?.querySelector('.hit')?.ariaLabel || name;
  const worthwhile = spoken && (text || card.querySelector('.hit[value]'));
  byId('peek').hidden = !worthwhile || byId('zoom').open;
  byId('peek').replaceChildren(element('strong', { textContent: spoken }), ` ${text}`);
}

document.addEventListener('mouseover', glance);
document.addEventListener('focusin', glance);
