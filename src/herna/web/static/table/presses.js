// What a press at the table means: it chooses what was under the finger when it began, or looks at a card that is held,
// or picks a thing, and then a goal that the thing can reach by several choices; dragging it there does the same.
import { faceAt, zoom } from './closer.js';
import { all, byId, element, on, tell, undress } from './page.js';

const LONG = 500; // milliseconds
const STILL = 3; // pixels; whoever moves a finger further scrolls
const FAR = 8; // pixels; whoever moves further drags
let pressed = null; // what the press meant when it began
let holding = 0; // the timer of a long press
let held = false; // it has become a long one
let picked = ''; // the thing that goals are shown for
let grip = null; // where a drag began

/** What a press on a button means: the code of a choice, a look at something, or null. */
const meaning = button => button?.value || (button?.type === 'button' ? 'look' : null);
const chains = () => JSON.parse(byId('table').dataset.chains || '{}');
const thingAt = target => target.closest?.('.movable')?.id ?? '';
const isDragged = event => grip && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) >= FAR;

on('pointerdown', event => {
  pressed = meaning(event.target.closest('#table button'));
  clearTimeout(holding);
  held = false;
  const id = thingAt(event.target);
  grip = id ? { id, x: event.clientX, y: event.clientY } : null;
  const card = event.pointerType === 'touch' && faceAt(event.target);
  if (card) holding = setTimeout(hold, LONG, card.id);
});
function hold(id) {
  held = true;
  zoom(byId(id));
}
on('pointermove', event => {
  if (Math.hypot(event.movementX, event.movementY) > STILL) clearTimeout(holding);
  if (!isDragged(event) || picked === grip.id) return;
  pick(grip.id);
  pressed = null;
});
on('pointerup pointercancel', event => {
  clearTimeout(holding);
  const dropped = event.type === 'pointerup' && isDragged(event) && picked === grip.id; // else the finger scrolls
  grip = null;
  const goal = dropped && document.elementFromPoint(event.clientX, event.clientY)?.closest('.reach');
  if (goal) byId('table').requestSubmit(goal.querySelector('.reach-b'));
});
on('dragstart', event => thingAt(event.target) && event.preventDefault()); // pictures stay

function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** A press that crosses a frame: what was under the finger counts, not what has come there since. */
function settlePress(event) {
  const byKey = event.detail === 0; // a key acts at once, so nothing can come between
  const same = pressed === null || byKey || meaning(event.target.closest('#table button')) === pressed;
  const still = !held && !same && pressed !== 'look' && all('#table button[value]').find(one => one.value === pressed);
  if (held || !same) stop(event); // a card that was held has been shown; letting it go chooses nothing
  pressed = null;
  held = false;
  if (still) byId('table').requestSubmit(still);
}

function pickOrPutBack(event) {
  if (event.target.closest('.reach-b') || !event.target.closest('#table')) return; // it is sent, or not about things
  const hit = event.target.closest('.hit');
  const id = hit ? thingAt(hit) : '';
  if ((!id && !picked) || hit?.popoverTargetElement?.matches('.veil')) return; // a veil shows the goals itself
  if (id) stop(event); // it is neither chosen nor looked at
  pick(id);
}

// both before anything else acts on the click
for (const act of [settlePress, pickOrPutBack]) on('click', act, { capture: true });
export const hasPicked = () => picked !== '';
/** Pick a thing (or put it back), and show where it can get to. */
export function pick(id) {
  for (const goal of all('.reach-b')) goal.remove();
  for (const mark of ['reach', 'picked']) undress(mark);
  picked = id && id !== picked ? id : '';
  byId('table').classList.toggle('picking', hasPicked());
  if (!picked) return;
  byId(picked).classList.add('picked');
  const [start, goals] = chains()[picked]; // how all that can be done begins, {id: [how it goes on, what to expect]}
  for (const [id, [rest, say = '']] of Object.entries(goals)) {
    const goal = byId(id);
    if (!goal) continue;
    const called = start + rest || goal.querySelector('.hit')?.ariaLabel;
    const button = { type: 'submit', name: 'goal', value: `${picked}>${id}`, className: 'hit reach-b', title: say };
    goal.append(element('button', { ...button, ariaLabel: say ? `${called}: ${say}` : called }));
    goal.classList.add('reach');
  }
  tell('picked');
}

/** What can be picked says so; a frame puts back whatever was picked. */
function mark() {
  pick('');
  for (const id of Object.keys(chains())) byId(id)?.classList.add('movable');
}
on('frame', mark);
mark();
