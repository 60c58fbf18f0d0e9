// Frames are complete pictures of the table. They are shown one after another, with the gestures of what happened.
import { Idiomorph } from '../vendor/idiomorph.esm.js';
import { animate, cutShort } from './motion.js';
import { byId, parsed, tell } from './page.js';
import { calm, pace } from './settings.js';
import * as stage from './stage.js';

const BUDGET = 5500; // milliseconds: all that waits is seen so long after the last of it has come
const LEAST = 400; // of them, for gestures
const FASTEST = 8; // times the usual speed
const KEPT = 128; // frames that can be shown again
const TOO_DEAR = 0.45; // share of the time left; if swaps alone take more, they are made without motion
const queue = [];
let current = null; // the frame that is being played
let due = 0; // when all that waits is to have been seen
let swapCost = 150; // milliseconds that a swap takes, as measured
let shown = Number(byId('table').dataset.seq); // the number of the newest frame that was on the screen
const onScreen = () => ({ seq: shown, html: byId('table').outerHTML });
let story = [onScreen()]; // the pictures since one's own last choice
export const lastShown = () => shown;
export const isPlaying = () => current !== null;
/** What has come and was not shown comes once more. */
export const forgetQueued = () => queue.splice(0, queue.length, ...queue.filter(frame => frame.again));

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
const waiting = frames => stage.lengthOfAll(frames.map(tableOf)) * pace(); // milliseconds that their gestures take

async function play() {
  if (current) return; // a second transition would abort the first
  try {
    for (current = queue.shift(); current; current = queue.shift()) {
      const { seq, html, alone, again } = current;
      stage.rush(current.skipped);
      if (alone) story = [];
      story.push({ seq, html });
      if (story.length > KEPT) story.splice(1, 1);
      announce([current, ...queue]);
      await perform(current, queue);
      if (!again) shown = seq;
    }
  } finally {
    current = null;
    stage.rush(false);
    stage.rest();
    announce([]);
    tell('rested');
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

/** Play what is new in this frame, so fast that the frames that wait keep their time. */
async function perform(frame, others) {
  const table = tableOf(frame);
  const acts = stage.unseen(table, frame.alone);
  // Frames are complete: of those that are skipped only the last is drawn, and small things are seen with the next one.
  const needless = frame.skipped ? others[0]?.skipped : others.length && pace() && !stage.isSlow(acts);
  if (needless) return stage.play(acts, table, 0);
  const left = due - performance.now();
  const swaps = (1 + others.length) * swapCost;
  const speed = Math.min(FASTEST, Math.max(1, waiting([frame, ...others]) / Math.max(LEAST, left - swaps)));
  const factor = frame.skipped ? 0 : pace() / speed;
  byId('stagelight').dataset.speed = speed.toFixed(2);
  document.documentElement.style.setProperty('--vt', `${Math.max(90, Math.round(340 / speed))}ms`);
  const [staying, leaving] = [false, true].map(gone => acts.filter((_, i) => stage.leaves(acts, i, table) === gone));
  // A question that follows one's own choice, or that goes on while others act, is not covered by what is told.
  const mute = [byId('table'), table].every(one => one.dataset.turn === '1');
  await stage.play(leaving, table, factor, mute);
  const begun = performance.now();
  await show(frame, factor > 0 && swaps < TOO_DEAR * left, staying);
  swapCost = 0.7 * swapCost + 0.3 * (performance.now() - begun);
  await stage.play(staying, table, factor, mute);
}

async function show(frame, moving, acts) {
  const next = parsed(frame.html).getElementById('table');
  stage.hold(acts, next);
  byId('stagelight').dataset.shown = Number(byId('stagelight').dataset.shown) + 1;
  await animate(next, moving && !calm.matches, () => {
    const focused = document.activeElement?.closest('#table') ? document.activeElement.id : '';
    const thing = document.activeElement?.closest('[data-zone]')?.id;
    Idiomorph.morph(byId('table'), next, { morphStyle: 'outerHTML' });
    stage.aims();
    if (focused && document.activeElement?.id !== focused) {
      (usable(byId(focused)) ?? successor(thing) ?? byId('ask')).focus({ preventScroll: true });
    }
    tell('frame', frame.seq);
  });
}

const usable = button => (button && !button.disabled ? button : null);
/** The button of what a thing has become: a card that was played is another thing on the table. */
const successor = id => id && document.querySelector(`#table [data-from="${CSS.escape(id)}"] .hit`);

byId('skip').addEventListener('click', skipAhead);
byId('again').addEventListener('click', showAgain);
