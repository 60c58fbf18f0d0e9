// Parts of a table that can be enlarged and moved about, [data-pan]: with buttons, keys, a pinch or a drag.
// It knows no game.

const MOST = 4;
const LEAST = 0.25;
const STEP = 1.4; // of a key
const WHEEL_STEP = 1.15;
const STILL = 5; // pixels; a mouse that moves less clicks
const KEYS = { '+': STEP, '=': STEP, '-': 1 / STEP, 0: 0 };

let scale = 1;
let drag = null;
let dragged = false;
let pinch = 0; // how far apart two fingers were last

const paneOf = event => event.target.closest?.('[data-pan]');

/** How much smaller than its own measures the pane is shown: in small windows the whole table shrinks. */
const shrunk = pane => pane.getBoundingClientRect().width / pane.offsetWidth;

/** How large everything in the pane can be shown at once: 1, or less if it is too large for that. */
function fitting(pane) {
  show(1);
  return Math.min(1, pane.clientWidth / pane.scrollWidth, pane.clientHeight / pane.scrollHeight);
}

function show(next) {
  scale = next;
  document.documentElement.style.setProperty('--magnified', scale); // there no frame replaces it
}

/** `by` 0 fits everything in. The point (x, y) of the screen stays where it is, or the middle of the pane. */
function magnify(pane, by, x, y) {
  const box = pane.getBoundingClientRect();
  const part = shrunk(pane);
  const dx = ((x ?? box.x + box.width / 2) - box.x) / part;
  const dy = ((y ?? box.y + box.height / 2) - box.y) / part;
  const before = scale;
  show(by ? Math.min(MOST, Math.max(LEAST, scale * by)) : fitting(pane));
  const ratio = scale / before;
  pane.scrollTo((pane.scrollLeft + dx) * ratio - dx, (pane.scrollTop + dy) * ratio - dy);
}

/** Whatever can be chosen in a pane comes into sight, else what is new there. */
function bringIntoSight() {
  for (const pane of document.querySelectorAll('[data-pan]')) {
    const places = [...pane.querySelectorAll('.hit:is([name=choice], [name=goal])')];
    const wanted = places.length ? places : [...pane.querySelectorAll('.new')];
    if (!wanted.length) continue;
    const boxes = wanted.map(one => one.getBoundingClientRect());
    const middle = (start, end) =>
      (Math.min(...boxes.map(box => box[start])) + Math.max(...boxes.map(box => box[end]))) / 2;
    const box = pane.getBoundingClientRect();
    const [dx, dy] = [
      middle('left', 'right') - box.x - box.width / 2,
      middle('top', 'bottom') - box.y - box.height / 2,
    ];
    pane.scrollBy(dx / shrunk(pane), dy / shrunk(pane));
  }
}

for (const kind of ['frame', 'picked']) document.addEventListener(kind, bringIntoSight);
bringIntoSight();

function click(event) {
  if (dragged) {
    dragged = false; // the end of a drag chooses nothing
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const button = event.target.closest('[data-magnify]');
  if (button) magnify(document.getElementById(button.getAttribute('aria-controls')), Number(button.dataset.magnify));
}

document.addEventListener('click', click, { capture: true }); // before anything else acts on the click

document.addEventListener('keydown', event => {
  const pane = paneOf(event);
  const by = KEYS[event.key];
  if (!pane || by === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  magnify(pane, by);
});

function wheel(event) {
  const pane = event.ctrlKey && paneOf(event); // how browsers tell of a pinch on a touchpad, too
  if (!pane) return;
  event.preventDefault();
  magnify(pane, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, event.clientX, event.clientY);
}

document.addEventListener('wheel', wheel, { passive: false });

// --- a drag with the mouse; fingers scroll by themselves -----------------------------------------------------------
document.addEventListener('pointerdown', event => {
  const pane = event.pointerType === 'mouse' && event.button === 0 && paneOf(event);
  drag = pane ? { pane, left: pane.scrollLeft, top: pane.scrollTop, x: event.clientX, y: event.clientY } : null;
  dragged = false;
});

document.addEventListener('pointermove', event => {
  if (!drag) return;
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  if (!dragged && Math.hypot(dx, dy) < STILL) return;
  dragged = true;
  drag.pane.scrollTo(drag.left - dx / shrunk(drag.pane), drag.top - dy / shrunk(drag.pane));
});

function endDrag() {
  drag = null;
}

document.addEventListener('pointerup', endDrag);
document.addEventListener('pointercancel', endDrag);

// --- a pinch with two fingers --------------------------------------------------------------------------------------
function pinchMove(event) {
  const pane = event.touches.length === 2 && paneOf(event);
  if (!pane) return;
  event.preventDefault();
  const [one, two] = event.touches;
  const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  if (pinch) magnify(pane, apart / pinch, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  pinch = apart;
}

function endPinch() {
  pinch = 0;
}

document.addEventListener('touchmove', pinchMove, { passive: false });
for (const kind of ['touchstart', 'touchend', 'touchcancel']) document.addEventListener(kind, endPinch);
