// Frames are complete pictures of the table. They are shown one after another, with the gestures of what happened.
import { Idiomorph } from '../vendor/idiomorph.esm.js';
import { animate, cutShort } from './motion.js';
import { byId, on, parsed } from './page.js';
import { calm, pace } from './settings.js';
import * as stage from './stage.js';

const BUDGET = 5500; // milliseconds: all that waits is seen so long after the last of it has come
const LEAST = 400; // of them, for gestures
const FASTEST = 8; // times the usual speed
const KEPT = 128; // frames that can be shown again
const TOO_DEAR = 0.45; // share of the time left; if swaps alone take more, they are made without motion

let queue = [];
let current = null; // the frame that is being played
let due = 0; // when all that waits is to have been seen
let swapCost = 150; // milliseconds that a swap takes, as measured
let shown = Number(byId('table').dataset.seq); // the number of the newest frame that was on the screen
let story = [onScreen()]; // the pictures since one's own last choice

export const lastShown = () => shown;
export const isPlaying = () => current !== null;

function onScreen() {
  return { seq: shown, html: byId('table').outerHTML };
}

/** What has come and was not shown comes once more. */
export function forgetQueued() {
  queue = queue.filter(frame => frame.again);
}

/** A new frame has come. One with a smaller number than the shown one is new as well: something was taken back.
 *  A frame `alone` is a picture from which the story goes on: how it came about is not told. */
export function receive(seq, html, alone = false) {
  const newest = Math.max(shown, queue.at(-1)?.seq ?? 0);
  if (alone || seq > newest || seq < shown) enqueue([{ seq, html, alone, skipped: alone }]);
}

function enqueue(frames) {
  queue.push(...frames);
  due = performance.now() + BUDGET;
  play();
}

/** Whoever makes a choice has seen enough: the answer to it is shown without a pause. */
export function showAnswerAtOnce() {
  story = [onScreen()];
  skipAhead();
}

/** What has come by now is not played, but what comes later is. */
export function skipAhead() {
  for (const frame of [current, ...queue]) if (frame) frame.skipped = true;
  stage.rush(true);
  cutShort();
}

/** Everything since one's own last choice once more; the table cannot be used meanwhile. */
export function showAgain() {
  if (current || story.length < 2) return;
  enqueue(story.map((picture, i) => ({ ...picture, again: true, alone: i === 0, skipped: i === 0 })));
}

const tableOf = frame => (frame.table ??= parsed(frame.html).getElementById('table'));

async function play() {
  if (current) return; // a second transition would abort the first
  try {
    for (current = queue.shift(); current; current = queue.shift()) {
      const frame = current;
      stage.rush(frame.skipped);
      if (frame.alone) story = [];
      story.push({ seq: frame.seq, html: frame.html });
      if (story.length > KEPT) story.splice(1, 1);
      announce([frame, ...queue]);
      if (frame.skipped) await jump(frame, queue[0]?.skipped);
      else await perform(frame, queue);
      if (!frame.again) shown = frame.seq;
    }
  } finally {
    current = null;
    stage.rush(false);
    stage.rest();
    announce([]);
    document.dispatchEvent(new Event('rested'));
  }
}

/** What the page says and allows while these frames are still to be played. */
function announce(frames) {
  const time = waiting(frames);
  const again = Boolean(frames[0]?.again);
  byId('skip').hidden = time < 900;
  byId('again').hidden = frames.length > 0 || story.length < 2;
  byId('stage').inert = again;
  document.body.classList.toggle('repeating', again);
  document.body.classList.toggle('staging', time > 0);
}

/** Frames are complete: of those that are skipped, only the last is drawn. */
async function jump(frame, another) {
  const table = tableOf(frame);
  if (frame.alone) stage.rewind(stage.lastOf(table));
  await stage.play(stage.unseen(table), table, 0);
  if (!another) await show(frame, false);
}

/** How long the gestures of these frames take. Acts are told again in later frames: each counts once. */
function waiting(frames) {
  const met = new Map();
  for (const frame of frames) for (const act of stage.actsOf(tableOf(frame))) met.set(act[0], act);
  return stage.lengthOf([...met.values()].filter(act => act[0] > stage.position())) * pace();
}

/** Play what is new in this frame, so fast that the frames that wait keep their time. */
async function perform(frame, others) {
  const table = tableOf(frame);
  const acts = stage.unseen(table);
  if (others.length && pace() && !stage.isSlow(acts)) {
    await stage.play(acts, table, 0); // nothing to see by itself: it is seen together with the next frame
    return;
  }
  const left = due - performance.now();
  const swaps = (1 + others.length) * swapCost;
  const speed = Math.min(FASTEST, Math.max(1, waiting([frame, ...others]) / Math.max(LEAST, left - swaps)));
  const factor = pace() / speed;
  byId('stagelight').dataset.speed = speed.toFixed(2);
  document.documentElement.style.setProperty('--vt', `${Math.max(90, Math.round(340 / speed))}ms`);
  const [leaving, staying] = [[], []];
  for (const act of acts) (stage.leaves(act, table) ? leaving : staying).push(act);
  await stage.play(leaving, table, factor);
  const begun = performance.now();
  await show(frame, factor > 0 && swaps < TOO_DEAR * left);
  swapCost = 0.7 * swapCost + 0.3 * (performance.now() - begun);
  stage.aims();
  await stage.play(staying, table, factor);
}

async function show(frame, moving) {
  const next = parsed(frame.html).getElementById('table');
  byId('stagelight').dataset.shown = Number(byId('stagelight').dataset.shown) + 1;
  await animate(next, moving && !calm.matches, () => {
    const focused = document.activeElement?.closest('#table') ? document.activeElement.id : '';
    const thing = document.activeElement?.closest('[data-zone]')?.id;
    Idiomorph.morph(byId('table'), next, { morphStyle: 'outerHTML' });
    if (focused && document.activeElement?.id !== focused) {
      (usable(byId(focused)) ?? successor(thing) ?? byId('ask')).focus({ preventScroll: true });
    }
    document.dispatchEvent(new CustomEvent('frame', { detail: frame.seq }));
  });
}

const usable = button => (button && !button.disabled ? button : null);

/** The button of what a thing has become: a card that was played is another thing on the table. */
const successor = id => id && document.querySelector(`#table [data-from="${CSS.escape(id)}"] .hit`);

on('click', event => {
  if (event.target.closest('#skip')) skipAhead();
  if (event.target.closest('#again')) showAgain();
});
