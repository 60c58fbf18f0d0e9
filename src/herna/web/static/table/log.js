// Screen readers hear what is new in the log.
import { all, byId, element, on } from './page.js';
import { sentence } from './stage.js';

const KEPT = 8; // sentences that stay where screen readers find them

const numberOf = line => Number(line.id.slice(1));
const lines = () => all('#log > li[id]').filter(line => numberOf(line) >= 0);
const newest = () => Math.max(-1, ...lines().map(numberOf));

let heard = newest();

on('frame', () => {
  // The newest line stands first in the log and is said last.
  const fresh = lines().filter(line => numberOf(line) > heard);
  const said = fresh.reverse().map(line => element('p', { textContent: sentence(line) }));
  byId('heard').replaceChildren(...[...byId('heard').children, ...said].slice(-KEPT));
  heard = newest();
});
