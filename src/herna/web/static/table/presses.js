// A press that crosses a frame: what was under the finger counts, not what has come there since. And long presses.
import { zoom } from './closer.js';
import { byId } from './page.js';

const LONG = 500; // milliseconds
const STILL = 3; // pixels; whoever moves a finger further scrolls

let pressed = null; // what the press meant when it began
let holding = 0; // the timer of a long press
let held = false;

/** What a press on a button means: the code of a choice, a look at something, or null. */
function meaning(button) {
  if (button?.getAttribute('name') === 'choice') return button.value;
  return button?.type === 'button' ? 'look' : null;
}

function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener('pointerdown', event => {
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
document.addEventListener('pointerup', () => clearTimeout(holding));
document.addEventListener('pointercancel', () => clearTimeout(holding));
document.addEventListener('pointermove', event => {
  if (Math.hypot(event.movementX, event.movementY) > STILL) clearTimeout(holding);
});

function settlePress(event) {
  const meant = pressed;
  pressed = null;
  if (held) {
    held = false; // the card was shown; letting it go chooses nothing
    stop(event);
    return;
  }
  const byKey = event.detail === 0; // a key acts at once, so nothing can come between
  if (meant === null || byKey || meaning(event.target.closest('#table button')) === meant) return;
  stop(event);
  if (meant === 'look') return;
  const choices = document.querySelectorAll('#table button[name=choice]');
  const still = [...choices].find(button => button.value === meant);
  if (still) byId('table').requestSubmit(still);
}

document.addEventListener('click', settlePress, { capture: true }); // before anything else acts on the click
