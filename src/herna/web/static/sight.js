// What a question is about comes into sight, in whatever part of the table scrolls, and so does what happens. Boards
// with such parts load this; it knows no game.

const OFFERED = '#board :is(.hit:is([name=choice], [popovertarget]))';
const RIM = 10; // pixels around a thing, where its tag stands

let last = ''; // what was offered when something was brought into sight
let told = newest(acts()); // the number of the last act that was
let moved = []; // [pane, where it was, where it was brought to], from top to bottom

function acts() {
  return JSON.parse(document.getElementById('table').dataset.acts || '[]'); // [[number, gesture, by, to, n], …]
}

function newest(all) {
  return all.at(-1)?.[0] ?? -1;
}

/** The parts around a thing that scroll. */
function panes(thing) {
  const found = [];
  for (let part = thing.parentElement; part && part.id !== 'table'; part = part.parentElement) {
    const more = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    if (more && getComputedStyle(part).overflow.includes('auto')) found.push(part);
  }
  return found;
}

/** How far to scroll so that all boxes are seen between two lines; if there are too many, the first of them. */
function far(boxes, begin, until, start, end) {
  const first = boxes.reduce((one, other) => (other[start] < one[start] ? other : one));
  const low = first[start] - RIM;
  const all = Math.max(...boxes.map(box => box[end])) + RIM;
  const high = all - low > until - begin ? first[end] + RIM : all;
  return low < begin ? low - begin : Math.max(0, Math.min(high - until, low - begin));
}

function bring(pane, things) {
  const box = pane.getBoundingClientRect();
  const shrunk = box.width / pane.offsetWidth; // in small windows the whole table shrinks
  const boxes = parts => parts.map(part => part.getBoundingClientRect());
  const columnOf = thing => {
    const column = [...pane.children].find(child => child.contains(thing));
    return column.offsetWidth <= pane.clientWidth ? column : thing;
  };
  const was = pane.scrollTop;
  const wide = boxes(things.map(columnOf)); // whole ones, which snap into place
  const left = far(wide, box.left, box.right, 'left', 'right') / shrunk;
  const sign = (Number.parseFloat(getComputedStyle(pane).scrollPaddingBottom) || 0) * shrunk; // while it goes on
  const [plain, signed] = [0, sign].map(one => far(boxes(things), box.top, box.bottom - one, 'top', 'bottom') / shrunk);
  const ends = was + plain >= pane.scrollHeight - pane.clientHeight - 1;
  pane.scrollBy({ left, top: ends ? plain : signed, behavior: 'instant' });
  if (pane.scrollTop !== was) moved.push([pane, was, pane.scrollTop]);
}

/** Where one question has brought a pane, another one does not leave it; but whoever has scrolled is left alone. */
function putBack() {
  for (const [pane, was, brought] of moved) if (pane.scrollTop === brought) pane.scrollTop = was;
  moved = [];
}

function bringAll(things) {
  const around = new Map();
  for (const thing of things) for (const pane of panes(thing)) around.set(pane, [...(around.get(pane) ?? []), thing]);
  for (const [pane, inside] of around) bring(pane, inside);
}

function bringIntoSight() {
  const fresh = acts().filter(act => act[0] > told);
  told = newest(acts());
  const things = [...document.querySelectorAll(OFFERED)].map(hit => hit.parentElement);
  const offered = things.map(thing => thing.id).join(' ');
  if (offered !== last) putBack();
  if (offered && offered !== last) bringAll(things);
  if (!offered)
    bringAll(
      fresh
        .flatMap(act => act.slice(2, 4))
        .map(id => document.getElementById(id))
        .filter(inPlay),
    );
  last = offered;
}

const inPlay = thing => Boolean(thing?.closest('#board'));

document.addEventListener('frame', bringIntoSight);
addEventListener('resize', () => {
  last = '';
  bringIntoSight();
});
bringIntoSight();
