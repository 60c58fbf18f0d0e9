// Gestures: what has happened, seen on the things of the table, and heard. The server names them; no game is known.
import { all, byId, element, middle } from './page.js';
import { calm, wants } from './settings.js';

const SHORTEST = 90; // milliseconds
const HEARD = 8; // sentences that stay where screen readers find them
const VOLUME = 0.06;
const light = byId('stagelight');
const missed = byId('missed-count'); // events that no frame told; until the next click the page says how many
const GESTURES = JSON.parse(light.dataset.gestures); // {name: [milliseconds, colour, motions, and what stands still]}
const SOUNDS = JSON.parse(light.dataset.sounds); // {name: tones}
const running = new Set(); // animations and pauses under way
let [audio, rushing] = [null, false];

// --- what there is to play ----------------------------------------------------------------------------------------
export const actsOf = table => JSON.parse(table.dataset.acts || '[]'); // [[number, gesture, by, to, n], …]
const lastOf = table => actsOf(table).at(-1)?.[0] ?? -1;
let staged = lastOf(byId('table')); // the number of the last event that was played; a new page plays nothing

/** The acts of a table that have not been played. If events were taken back, or of a picture that stands `alone`, there
 *  are none, and counting goes on from there. */
export function unseen(table, alone) {
  staged = alone ? lastOf(table) : Math.min(staged, lastOf(table));
  const fresh = actsOf(table).filter(act => act[0] > staged);
  const lost = fresh.length && staged >= 0 ? fresh[0][0] - staged - 1 : 0;
  if (lost) missed.textContent = Number(missed.textContent) + lost;
  return fresh;
}

const lengthOf = ([, name]) => GESTURES[name][0]; // in milliseconds, at the usual pace

/** How long it takes to play what these tables tell; they tell acts again and again, but each is played once. */
export function lengthOfAll(tables) {
  const acts = new Map(tables.flatMap(actsOf).map(act => [act[0], act]));
  return [...acts.values()].reduce((sum, act) => sum + (act[0] > staged ? lengthOf(act) : 0), 0);
}

export const isSlow = acts => acts.some(act => lengthOf(act) > GESTURES.note[0]); // is there something to see?

/** Whatever is under way ends at once, and what follows is only counted, until `rush(false)`. */
export function rush(on) {
  rushing = on;
  if (on) for (const one of running) one.finish();
}

const at = id => `#${CSS.escape(id)}`;
const lineOf = act => `#l${act[0]}, [data-told="${act[0]}"]`; // in the log, and what tells it on the board
const countsOf = ([, , by, to]) => [by, to].map(id => `${at(id || 'nothing')} [data-count]`).join();
const isGone = (id, next) => byId(id)?.closest('#table') && !next.querySelector(at(id));
const stays = (id, next) => byId(id)?.dataset.zone === next.querySelector(at(id))?.dataset.zone;
const any = (act, gone) => act.slice(2, 4).some(id => id && gone(id));
/** Is this act played on the picture that is on the screen? Its thing ends with it, or it leads to an end, in place. */
export const leaves = (acts, i, next) =>
  acts.slice(i).some(act => any(act, id => isGone(id, next))) &&
  (any(acts[i], id => isGone(id, next)) || !any(acts[i], id => !stays(id, next)));

/** Lines of the log, and counts on the things that these acts are about, wait in the next picture for their acts. */
export function hold(acts, next) {
  for (const act of acts) {
    for (const line of next.querySelectorAll(lineOf(act))) line.classList.add('ahead');
    const [now, then] = [byId('table'), next].map(table => [...table.querySelectorAll(countsOf(act))]);
    for (const [i, count] of then.entries()) count.textContent = (now[i] ?? count).textContent;
  }
}

function reveal(lines, counts = 'nothing') {
  for (const line of all(lines)) line.classList.remove('ahead');
  for (const count of all(counts)) count.textContent = count.dataset.count;
}

/** Play acts in turn, `factor` times as long as usual (0: only count them). With `mute`, sentences are only heard. */
export async function play(acts, table, factor, mute = false) {
  for (const act of acts) {
    staged = Math.max(staged, act[0]);
    light.dataset.staged = Number(light.dataset.staged) + 1;
    reveal(lineOf(act));
    const said = table.querySelector(`#l${act[0]}`)?.firstChild.textContent.trim() ?? ''; // the log, without the rule
    byId('heard')?.replaceChildren(...[...byId('heard').children, element('p', { textContent: said })].slice(-HEARD));
    if (!factor || rushing || !lengthOf(act)) continue;
    if (document.hidden) await new Promise(go => document.addEventListener('visibilitychange', go, { once: true }));
    byId('caption').textContent = mute ? '' : said;
    await gesture(act, Math.max(SHORTEST, lengthOf(act) * factor), said);
    reveal('nothing', countsOf(act)); // when the token has landed
  }
}

/** All gestures are over: what is asked stands in the prompt again. */
export function rest() {
  reveal('.ahead', '[data-count]');
  byId('caption').textContent = '';
  for (const part of light.querySelectorAll('.passing')) part.remove();
  aims();
}

// --- gestures -----------------------------------------------------------------------------------------------------
async function gesture([, name, by, to, n], ms, said) {
  const [, colour, motions, still] = GESTURES[name];
  const [source, goal] = [byId(by), byId(to)].map(thing => (isSeen(thing) ? thing : tabOf(thing)));
  if (name === 'turn') fleeting(element('p', { className: 'passing banner', textContent: said }), Math.max(ms, 500));
  sound(name);
  const parts = (calm.matches ? still : motions).map(async ([motion, whose, how, begin = 0, end = 1]) => {
    await pause(ms * begin);
    const [thing, other] = whose === 'by' ? [source, goal] : [goal, source];
    if (thing && !rushing) await MOTIONS[motion]({ thing, other, how, colour, n, ms: ms * (end - begin) });
  });
  await Promise.all([...parts, pause(ms)]);
}

/** What gestures are made of: a thing moves, or something stands over it for a moment. */
const MOTIONS = {
  ring: ({ thing, colour, ms }) => passing(`lit-ring ${colour}`, thing, ms),
  float: ({ thing, colour, n, ms }) => n && passing(`lit-number ${colour}`, thing, ms, n),
  token: ({ thing, other, n, ms }) => other && passing('lit-token', thing, ms, n, way(thing, other)),
  arrow: ({ thing, other, ms }) => other && fleeting(drawArrow(thing, other, 'passing'), ms),
  move: ({ thing, how, ms }) => moving(thing, how, ms),
  run: ({ thing, other, how, ms }) => other && moving(thing, thereAndBack(thing, other, how), ms),
  tumble: ({ how, ms }) => Promise.all(all('#table [data-die]').map(die => moving(die, how[die.dataset.die], ms))),
};

function thereAndBack(thing, other, share) {
  const shrunk = thing.offsetWidth ? thing.getBoundingClientRect().width / thing.offsetWidth : 1; // of its own units
  const [x, y] = way(thing, other).map(far => (far * share) / shrunk);
  const there = { translate: `${x}px ${y}px`, zIndex: 9, offset: 0.55 };
  return [{ translate: '0 0', zIndex: 9 }, there, { translate: '0 0' }];
}

const way = (from, to) => middle(to.querySelector('.landing') ?? to).map((one, i) => one - middle(from)[i]);
/** An animation that `rush` can end. */
async function moving(thing, keyframes, duration) {
  const one = thing.animate(keyframes, { duration, easing: 'ease-in-out' });
  running.add(one);
  await one.finished.catch(() => {});
  running.delete(one);
}

const pause = async ms => ms && moving(light, [], ms); // a wait that `rush` can end
/** Something that is there for a while; the style sheet says how it comes and goes. */
async function fleeting(part, ms) {
  part.style.setProperty('--ms', `${ms}ms`);
  if (!part.isConnected) light.append(part);
  await pause(ms);
  part.remove();
}

/** Something over a thing for a while, perhaps on a way from there. */
function passing(className, thing, ms, textContent = '', [right, down] = [0, 0]) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const place = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;--way:${right}px ${down}px`;
  return fleeting(element('div', { className: `passing ${className}`, textContent, style: place }), ms);
}

const isSeen = thing => thing?.checkVisibility() && Math.abs(2 * middle(thing)[0] - innerWidth) < innerWidth;
/** What lies in another tab, or beyond the edge of the window, is seen at the link that leads there. */
const tabOf = thing => all('#board nav a').find(tab => isSeen(tab) && thing?.closest(tab.hash));
function drawArrow(from, to, className) {
  const [lane] = all('#board .lane').filter(isSeen); // along it, arrows cross no other thing
  const [start, end] = [from, to.querySelector('.goal') ?? to].map(thing => middle(thing, lane && middle(lane)[1]));
  const level = lane && middle(lane)[1];
  const d = lane ? `M ${start} V ${level} H ${end[0]}${end[1] === level ? '' : ` V ${end[1]}`}` : `M ${start} L ${end}`;
  byId('arrows').insertAdjacentHTML('beforeend', `<path class="a ${className}" d="${d}"/>`);
  return byId('arrows').lastChild;
}

/** Standing arrows: what is pending on the table (an attack that is not decided yet) stays marked. */
export function aims() {
  for (const arrow of all('#arrows .standing')) arrow.remove();
  const pending = Object.entries(JSON.parse(byId('table').dataset.aims || '{}'));
  for (const ends of pending.map(ids => ids.map(byId))) if (ends.every(isSeen)) drawArrow(...ends, 'standing');
}

for (const event of ['load', 'resize']) addEventListener(event, aims);
addEventListener('click', () => missed.replaceChildren()); // it has been read
// --- what is heard ------------------------------------------------------------------------------------------------
/** Sound the gesture of this name, or `yours`: then a page that nobody looks at may be heard, too. */
export function sound(name) {
  const seen = !document.hidden || name === 'yours';
  if (!SOUNDS[name] || !wants('sound') || !seen || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[name]) playTone(...tone);
}

function playTone(from, to, after, lasts, type) {
  const begin = audio.currentTime + after;
  const wave = new OscillatorNode(audio, { type, frequency: from });
  const volume = new GainNode(audio, { gain: VOLUME });
  wave.connect(volume).connect(audio.destination);
  wave.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
  wave.start(begin);
  wave.stop(begin + lasts);
}
