// Several choices with one click: pick a thing, then a goal that it can reach. Dragging it there does the same.
import { all, byId, element, on } from './page.js';
import { forgetPress } from './presses.js';

const FAR = 8; // pixels; whoever moves further drags

let picked = '';
let grip = null; // where a drag began

const chains = () => JSON.parse(byId('table').dataset.chains || '{}');
const thingAt = target => target.closest?.('.movable')?.id ?? '';
const isFar = event => grip && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) >= FAR;

/** Pick a thing (or put it back), and show where it can get to. */
function pick(id) {
  for (const goal of all('.reach-b')) goal.remove();
  for (const thing of all('.reach, .picked')) thing.classList.remove('reach', 'picked');
  picked = id && id !== picked ? id : '';
  byId('table').classList.toggle('picking', picked !== '');
  if (!picked) return;
  byId(picked).classList.add('picked');
  for (const [goal, [deed, say]] of Object.entries(chains()[picked])) {
    const value = `${picked}>${goal}`;
    const button = element('button', { type: 'submit', name: 'goal', value, className: 'hit reach-b', title: say });
    const called = deed || byId(goal)?.querySelector('.hit')?.ariaLabel;
    button.ariaLabel = say ? `${called}: ${say}` : called;
    byId(goal)?.classList.add('reach');
    byId(goal)?.append(button);
  }
  document.dispatchEvent(new Event('picked'));
}

function pickOrPutBack(event) {
  if (event.target.closest('.reach-b') || !event.target.closest('#table')) return; // it is sent, or not about things
  const hit = event.target.closest('.hit');
  const id = hit ? thingAt(hit) : '';
  if ((!id && !picked) || hit?.popoverTargetElement?.matches('.veil')) return; // a veil shows the goals itself
  if (id) {
    event.preventDefault();
    event.stopPropagation(); // it is neither chosen nor looked at
  }
  pick(id);
}

/** Put back what was picked; false if nothing was. */
export function putBack() {
  const held = picked !== '';
  pick('');
  return held;
}

/** What can be picked says so; a frame puts back whatever was picked. */
function mark() {
  pick('');
  for (const id of Object.keys(chains())) byId(id)?.classList.add('movable');
}

on('click', pickOrPutBack, { capture: true }); // before what else a click on a thing does
on('frame', mark);
mark();

on('pointerdown', event => {
  const id = thingAt(event.target);
  grip = id ? { id, x: event.clientX, y: event.clientY } : null;
});
on('pointermove', event => {
  if (!isFar(event) || picked === grip.id) return;
  pick(grip.id);
  forgetPress();
});
on('pointerup pointercancel', event => {
  const dropped = event.type === 'pointerup' && isFar(event) && picked === grip.id; // else the finger scrolls
  grip = null;
  const goal = dropped && document.elementFromPoint(event.clientX, event.clientY)?.closest('.reach');
  if (goal) byId('table').requestSubmit(goal.querySelector('.reach-b'));
});
on('dragstart', event => thingAt(event.target) && event.preventDefault()); // pictures stay
