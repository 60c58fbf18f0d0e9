// A press that crosses a frame: what was under the finger counts, not what has come there since. And long presses.
import { zoom } from './closer.js';
import { all, byId, on } from './page.js';

const LONG = 500; // milliseconds
const STILL = 3; // pixels; whoever moves a finger further scrolls

let pressed = null; // what the press meant when it began
let holding = 0; // the timer of a long press
let held = false;

/** The press has become something else, such as a drag. */
export function forgetPress() {
  pressed = null;
}

/** What a press on a button means: the code of a choice, a look at something, or null. */
function meaning(button) {
  if (button?.value) return button.value;
  return button?.type === 'button' ? 'look' : null;
}

on('pointerdown', event => {
  pressed = meaning(event.target.closest('#table button'));
  clearTimeout(holding);
  held = false;
  const card = event.pointerType === 'touch' && event.target.closest('.card:not(.back):not(.empty)');
  if (!card) return;
  holding = setTimeout(() => {
    held = true;
    zoom(byId(card.id));
  }, LONG);
});
on('pointerup pointercancel', () => clearTimeout(holding));
on('pointermove', event => {
  if (Math.hypot(event.movementX, event.movementY) > STILL) clearTimeout(holding);
});

function settlePress(event) {
  const byKey = event.detail === 0; // a key acts at once, so nothing can come between
  const same = pressed === null || byKey || meaning(event.target.closest('#table button')) === pressed;
  const still = !held && !same && pressed !== 'look' && all('#table button[value]').find(one => one.value === pressed);
  if (held || !same) {
    event.preventDefault(); // a card that was held has been shown; letting it go chooses nothing
    event.stopPropagation();
  }
  pressed = null;
  held = false;
  if (still) byId('table').requestSubmit(still);
}

on('click', settlePress, { capture: true }); // before anything else acts on the click
