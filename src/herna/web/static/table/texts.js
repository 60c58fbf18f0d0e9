// Names and texts of the parts of the game: frames go without them, the page fetches them once.
import { byId } from './page.js';

let texts = null; // of all parts, fetched when the first one is needed

async function fetchTexts() {
  try {
    const answer = await fetch(byId('table').dataset.texts);
    return await answer.json();
  } catch {
    texts = null; // the next one who needs them tries again
    return null;
  }
}

/** Which part of the game a card is: it says so itself, or its picture or its id does. */
export function partOf(card) {
  const picture = card.querySelector('img')?.getAttribute('src') ?? '';
  return card.dataset.part || picture.match(/([^/]+)\.svg/)?.[1] || card.id.split('-')[1] || '';
}

/** [name, text]: as they stand on the card, else as fetched. */
export async function told(card) {
  texts ??= fetchTexts();
  const [name = '', text = ''] = (await texts)?.[partOf(card)] ?? [];
  return [card.querySelector('.name')?.textContent ?? name, card.querySelector('.text')?.textContent ?? text];
}
