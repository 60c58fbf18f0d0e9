// Names and texts of the parts of the game: frames go without them, the page fetches them once.
import { byId, fetched } from './page.js';

let texts = null; // of all parts, fetched when the first one is needed

async function fetchTexts() {
  const answer = await fetched(byId('table').dataset.texts);
  if (!answer) texts = null; // the next one who needs them tries again
  return answer?.json();
}

/** Which part of the game a card is: it says so itself, or its picture or its id does. */
export function partOf(card) {
  const picture = card.querySelector('img')?.getAttribute('src') ?? '';
  return card.dataset.part || picture.match(/([^/]+)\.svg/)?.[1] || card.id.split('-')[1] || '';
}

/** [name, text]: as they stand on the card, else as fetched; first what holds only now. */
export async function told(card) {
  texts ??= fetchTexts();
  const [name = '', text = ''] = (await texts)?.[partOf(card)] ?? [];
  const shown = part => card.querySelector(part)?.textContent.replaceAll('\u00ad', ''); // without soft hyphens
  return [shown('.name') ?? name, `${shown('.brings') ?? ''} ${shown('.text') ?? text}`.trim()];
}
