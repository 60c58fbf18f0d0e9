// Gestures: what has happened, shown on the things of the table. The server names gesture and things; no game is known.
import { all, byId, element, middle } from './page.js';
import { calm } from './settings.js';
import { sound } from './sound.js';

const SHORTEST = 90;
const SVG = 'http://www.w3.org/2000/svg';

const light = byId('stagelight');
const LENGTH = JSON.parse(light.dataset.lengths); // of each gesture at the usual pace, in milliseconds
const running = new Set(); // animations and pauses under way
let rushing = false;

// --- what there is to play ----------------------------------------------------------------------------------------

/** [[number, gesture, by, to, n], …] of a table. */
export const actsOf = table => JSON.parse(table.dataset.acts || '[]');

/** The number of the last event that a table tells. */
export const lastOf = table => actsOf(table).at(-1)?.[0] ?? -1;

let staged = lastOf(byId('table')); // the number of the last event that was played; a new page plays nothing

/** The acts of a table that have not been played; if events were taken back, none, and counting goes on from there. */
export function unseen(table) {
  staged = Math.min(staged, lastOf(table));
  const fresh = actsOf(table).filter(act => act[0] > staged);
  if (fresh.length && fresh[0][0] > staged + 1 && staged >= 0) light.dataset.missed = fresh[0][0] - staged - 1;
  return fresh;
}

/** Milliseconds at the usual pace. */
export const lengthOf = acts => acts.reduce((sum, act) => sum + LENGTH[act[1]], 0);

/** Is there anything among them that people want to see by itself? */
export const isSlow = acts => acts.some(act => LENGTH[act[1]] > LENGTH.note);

export const position = () => staged;

export function rewind(number) {
  staged = number;
}

/** Whatever is under way ends at once, and what follows is only counted, until `rush(false)`. */
export function rush(on) {
  rushing = on;
  if (on) for (const one of running) one.finish();
}

/** Does this act belong to the picture on the screen, because its thing is not in the next one any more? */
export function leaves(act, next) {
  return act.slice(2, 4).some(id => id && byId(id)?.closest('#table') && !next.querySelector(`#${CSS.escape(id)}`));
}

/** What a line of the log says, without its rule. */
export const sentence = line => line?.firstChild.textContent.trim() ?? '';

/** Play acts one after another, `factor` times as long as usual (0: only count them). Sentences stand in `table`. */
export async function play(acts, table, factor) {
  for (const act of acts) {
    staged = Math.max(staged, act[0]);
    light.dataset.staged = Number(light.dataset.staged) + 1;
    if (!factor || rushing || !LENGTH[act[1]]) continue;
    if (document.hidden) await new Promise(go => document.addEventListener('visibilitychange', go, { once: true }));
    const said = sentence(table.querySelector(`#l${act[0]}`));
    byId('caption').textContent = byId('table').dataset.turn === '1' ? '' : said; // never over a question
    await gesture(act, Math.max(SHORTEST, LENGTH[act[1]] * factor), said);
  }
}

/** All gestures are over: what is asked stands in the prompt again. */
export function rest() {
  byId('caption').textContent = '';
  byId('missed').hidden = !light.dataset.missed;
  delete light.dataset.missed;
  for (const part of light.querySelectorAll('.passing')) part.remove();
  aims();
}

// --- gestures -----------------------------------------------------------------------------------------------------
async function gesture([, name, by, to, n], ms, said) {
  const [a, b] = [by, to].map(id => (id ? byId(id) : null));
  if (name === 'turn') banner(said, ms);
  sound(name);
  const still = () => [ring(a, tone(name), ms), ring(b, tone(name), ms), n && float(b ?? a, n, name, ms)];
  await Promise.all([...((calm.matches ? still : GESTURES[name])?.({ a, b, n, ms }) ?? []), pause(ms)]);
}

const GESTURES = {
  turn: ({ b, ms }) => [ring(b, 'gold', ms)],
  show: ({ a, ms }) => [ring(a, 'gold', ms), pulse(a, 1.06, ms)],
  land: ({ a, ms }) => [ring(a, 'gold', ms), pulse(a, 1.1, ms)],
  glide: ({ a, ms }) => [ring(a, 'gold', ms)],
  flare: ({ a, n, ms }) => [ring(a, 'gold', ms), pulse(a, 1.05, ms), n && float(a, n, 'gain', ms)],
  aim: ({ a, b, ms }) => [ring(a, 'red', ms), ring(b, 'red', ms), arrow(a, b, ms), run(a, b, 0.12, ms)],
  clash: ({ a, b, ms }) => [ring(a, 'red', ms), ring(b, 'red', ms), run(a, b, 0.42, ms), run(b, a, 0.42, ms)],
  strike: ({ a, b, ms }) => [ring(b, 'red', ms), run(a, b, 0.85, ms)],
  roll: ({ a, b, ms }) => [...tumble(ms * 0.6), arrow(a, b, ms), later(ms * 0.6, () => run(a, b, 0.85, ms * 0.4))],
  lose: ({ b, n, ms }) => [float(b, n, 'lose', ms), tremble(b, ms)],
  gain: ({ b, n, ms }) => [float(b, n, 'gain', ms), ring(b, 'green', ms)],
  fall: ({ a, ms }) => [moved(a, SINKING, ms)],
  shake: ({ a, ms }) => [tremble(a, ms)],
  fly: ({ a, b, n, ms }) => [token(a, b, n, ms), later(ms * 0.7, () => ring(b, 'gold', ms * 0.3))],
  spin: ({ a, ms }) => [moved(a, [{ rotate: '-60deg' }, { rotate: '0deg' }], ms)],
};
const RED = ['aim', 'clash', 'strike', 'roll', 'lose', 'fall'];
const tone = name => (RED.includes(name) ? 'red' : name === 'gain' ? 'green' : 'gold');

const SINKING = [
  { filter: 'none', opacity: 1 },
  { translate: '-4px', offset: 0.15 },
  { translate: '4px', offset: 0.3 },
  { filter: 'grayscale(1) brightness(.6)', opacity: 0.35, scale: 0.92 },
];
const FADING = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];

/** An animation that `rush` can end; none if the thing is not there. */
async function moved(thing, keyframes, ms) {
  if (!thing) return;
  const one = thing.animate(keyframes, { duration: ms, easing: 'ease-in-out' });
  running.add(one);
  await one.finished.catch(() => {});
  running.delete(one);
}

/** A wait that `rush` can end. */
const pause = ms => moved(light, [], ms);

const later = async (ms, act) => {
  await pause(ms);
  if (!rushing) await act();
};

const pulse = (thing, size, ms) => moved(thing, [{ scale: 1 }, { scale: size, offset: 0.4 }, { scale: 1 }], ms);
const SHAKING = [0, -5, 5, -4, 4, -2, 0].map(x => ({ translate: `${x}px` }));
const tremble = (thing, ms) => moved(thing, SHAKING, Math.min(ms, 500));

/** How far it is from one thing to another on the screen. */
const way = (a, b) => middle(b).map((at, i) => at - middle(a)[i]);

function run(a, b, share, ms) {
  if (!a || !b || a === b) return null;
  const shrunk = a.offsetWidth ? a.getBoundingClientRect().width / a.offsetWidth : 1; // how its own units are shown
  const [x, y] = way(a, b).map(far => (far * share) / shrunk);
  const there = { translate: `${x}px ${y}px`, zIndex: 9, offset: 0.55 };
  return moved(a, [{ translate: '0 0', zIndex: 9 }, there, { translate: '0 0' }], ms);
}

const tumble = ms =>
  all('#table [data-die]').map((die, i) => {
    const thrown = { rotate: `${-540 - 90 * i}deg`, scale: 0.6 };
    return moved(die, [thrown, { rotate: '0deg', scale: 1.15, offset: 0.8 }, { scale: 1 }], ms);
  });

// --- what stands over the table for a moment ----------------------------------------------------------------------
/** Something over a thing, which moves and is gone. */
async function passing(className, thing, keyframes, ms, inside = '') {
  if (!thing) return;
  const part = element('div', { className: `passing ${className}`, textContent: inside });
  const { x, y, width, height } = thing.getBoundingClientRect();
  Object.assign(part.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  light.append(part);
  await moved(part, keyframes, ms);
  part.remove();
}

const RINGING = [{ opacity: 0, scale: 1.12 }, { opacity: 1, scale: 1, offset: 0.25 }, ...FADING.slice(2)];
const ring = (thing, colour, ms) => passing(`ring ${colour}`, thing, RINGING, ms);

const RISING = [{ opacity: 0, translate: '0 12px' }, ...FADING.slice(1, 3), { opacity: 0, translate: '0 -34px' }];
const float = (thing, text, kind, ms) => passing(`number ${kind}`, thing, RISING, ms, text);

function token(a, b, text, ms) {
  if (!a || !b) return null;
  const [x, y] = way(a, b);
  const begin = { translate: '0 0', scale: 0.5, opacity: 0 };
  const there = { translate: `${x}px ${y}px`, opacity: 1 };
  return passing('token', a, [begin, { scale: 1.1, opacity: 1, offset: 0.25 }, there], ms * 0.8, text ?? '');
}

async function arrow(a, b, ms) {
  const line = drawArrow(a, b, 'passing');
  await moved(line, FADING, ms);
  line?.remove();
}

function drawArrow(a, b, className) {
  if (!a?.getClientRects().length || !b?.getClientRects().length) return null; // not there, or not to be seen
  const line = document.createElementNS(SVG, 'line');
  line.setAttribute('class', `a ${className}`);
  const ends = [...middle(a), ...middle(b)];
  for (const [i, name] of ['x1', 'y1', 'x2', 'y2'].entries()) line.setAttribute(name, ends[i]);
  byId('arrows').append(line);
  return line;
}

function banner(text, ms) {
  byId('banner').textContent = text;
  moved(byId('banner'), FADING, Math.max(ms, 500));
}

/** Standing arrows: what is pending on the table (an attack that is not decided yet) stays marked. */
export function aims() {
  for (const line of all('#arrows .standing')) line.remove();
  const pending = Object.entries(JSON.parse(byId('table').dataset.aims || '{}'));
  for (const [thing, goal] of pending) drawArrow(byId(thing), byId(goal), 'standing');
}

for (const event of ['load', 'resize']) addEventListener(event, aims);
