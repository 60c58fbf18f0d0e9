// Frames are complete pictures of the table. They are shown one at a time, with a pause, so that every step is seen.
import { Idiomorph } from '../vendor/idiomorph.esm.js';
import { animate, cutShort } from './motion.js';
import { byId, parsed } from './page.js';
import { pause } from './settings.js';
import { remind } from './turns.js';

const MAX_BEHIND = 12; // frames; who is further behind sees only the last one

let queue = [];
let playing = false;
let hurry = false;
let shown = Number(byId('table').dataset.seq); // the number of the frame on the screen
let shownAt = Number.NEGATIVE_INFINITY;

export const lastShown = () => shown;

export function forgetQueued() {
  queue = [];
}

/** A new frame has come. One with a smaller number than the shown one is new as well: something was taken back. */
export function receive(seq, html) {
  const newest = Math.max(shown, queue.at(-1)?.seq ?? 0);
  if (seq > newest || seq < shown) {
    queue.push({ seq, html });
    play();
  }
}

/** Whoever makes a choice has seen enough: the answer to it is shown without a pause. */
export function showAnswerAtOnce() {
  shownAt = Number.NEGATIVE_INFINITY;
  cutShort();
}

async function play() {
  if (playing) return; // a second transition would abort the first
  playing = true;
  try {
    while (queue.length) {
      // The last frame is complete: those before it can be left out.
      if (document.hidden || hurry || queue.length > MAX_BEHIND) queue.splice(0, queue.length - 1);
      byId('skip').hidden = queue.length < 2;
      const early = shownAt + (hurry ? 0 : pause()) - performance.now();
      if (early > 0) await new Promise(resolve => setTimeout(resolve, early));
      const next = queue.shift();
      shown = next.seq;
      await show(next.html);
      shownAt = performance.now();
    }
  } finally {
    playing = false;
    hurry = false;
    byId('skip').hidden = true;
    remind();
  }
}

async function show(html) {
  const next = parsed(html).getElementById('table');
  await animate(next, () => {
    const focused = document.activeElement?.closest('#table') ? document.activeElement.id : '';
    const thing = document.activeElement?.closest('[data-zone]')?.id;
    Idiomorph.morph(byId('table'), next, { morphStyle: 'outerHTML' });
    if (focused && document.activeElement?.id !== focused) {
      (usable(byId(focused)) ?? successor(thing) ?? byId('ask')).focus({ preventScroll: true });
    }
    document.dispatchEvent(new CustomEvent('frame', { detail: shown }));
  });
}

const usable = button => (button && !button.disabled ? button : null);

/** The button of what a thing has become: a card that was played is another thing on the table. */
const successor = id => id && document.querySelector(`#table [data-from="${CSS.escape(id)}"] .hit`);

document.addEventListener('click', event => {
  if (event.target.closest('#skip')) hurry = true;
});
