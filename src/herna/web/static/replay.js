// The replay of a kept game: the same frames and gestures as at the table, fetched step by step.
import { forgetQueued, receive, showAnswerAtOnce } from './table/frames.js';
import { byId } from './table/page.js';
import './table/pointing.js';

const BREATH = 500; // milliseconds between two steps of a game that runs by itself

let place = Number(byId('table').dataset.at); // where the visitor wants to be
let wanted = null; // the address that is fetched next
let fetching = false;

const last = () => Number(byId('table').dataset.last);
const isRunning = () => document.body.classList.contains('running');
const run = on => document.body.classList.toggle('running', on && place < last());

/** Another place in the game; `steps`: what the last choice before it brought is shown as it happened. */
async function go(number, steps) {
  place = Math.min(Math.max(number, 0), last());
  wanted = new URL(location);
  wanted.searchParams.set('at', place);
  wanted.searchParams.delete('play');
  history.replaceState(null, '', wanted);
  if (steps) wanted.searchParams.set('steps', 1);
  if (fetching) return; // what was wanted last comes next
  fetching = true;
  while (wanted) {
    const address = wanted;
    wanted = null;
    const answer = await fetch(address, { headers: { 'X-Live': '1' } }).catch(() => null);
    if (!answer?.ok) run(false);
    else if (!wanted) show(await answer.json());
  }
  fetching = false;
}

function show(frames) {
  forgetQueued();
  showAnswerAtOnce();
  for (const [i, [seq, html]] of frames.entries()) receive(seq, html, i === 0);
}

const turns = () => [...document.querySelectorAll('#marks [data-turn]')].map(mark => Number(mark.dataset.turn));
const turnAfter = () => turns().find(turn => turn > place) ?? last();
const turnBefore = () => turns().findLast(turn => turn < place) ?? 0;
const KEYS = {
  ArrowLeft: () => go(place - 1),
  ArrowRight: () => go(place + 1, true),
  ArrowUp: () => go(turnAfter()),
  PageUp: () => go(turnAfter()),
  ArrowDown: () => go(turnBefore()),
  PageDown: () => go(turnBefore()),
  Home: () => go(0),
  End: () => go(last()),
};

document.addEventListener('keydown', event => {
  const key = KEYS[event.key];
  if (!key || event.altKey || event.ctrlKey || event.metaKey || event.target.matches('#jump, #pace-range')) return;
  event.preventDefault();
  run(false);
  key();
});

document.addEventListener('input', event => {
  if (event.target.id !== 'slider') return;
  run(false);
  go(Number(event.target.value));
});

document.addEventListener('click', event => {
  const link = event.target.closest('#play, a[data-go]');
  if (!link) return;
  event.preventDefault();
  if (link.id === 'play' && place === last()) place = -1; // from the beginning
  run(link.id === 'play' && !isRunning());
  if (link.id !== 'play') go(Number(new URL(link.href).searchParams.get('at')), link.dataset.go === 'step');
  else if (isRunning()) go(place + 1, true);
});

document.addEventListener('rested', () =>
  setTimeout(() => {
    run(isRunning());
    if (isRunning() && !fetching && Number(byId('table').dataset.at) === place) go(place + 1, true);
  }, BREATH),
);

if (new URL(location).searchParams.has('play')) byId('play').click();
