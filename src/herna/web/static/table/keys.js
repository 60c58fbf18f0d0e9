// Keys: numbers answer, arrows go from thing to thing, letters stand for buttons, which say so. `?` lists them.
import { zoom } from './closer.js';
import { all, byId, middle, on } from './page.js';
import { hasPicked, pick } from './presses.js';

const ANSWERS =
  '#board :is(.hit[name=choice], [popovertarget], .movable > .hit:not(.reach-b)), .opts > [name], .opts > .open > *';
const THINGS = '#board :is(.hit, [popovertarget]), .opts > :is(button, a), .opts > .open > *, .listed .placed > *';
const TOWARDS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LETTERS = { i: () => zoom(document.activeElement?.closest('.card')), '?': () => byId('keys').showModal() };
const lettered = key => all('[data-letter]').find(button => button.dataset.letter === key);
const visible = selector => all(selector).filter(one => one.checkVisibility() && !one.disabled);
const answers = way => way.popoverTargetElement?.querySelector('[name=choice]') !== null; // and is not only to be read
const ways = () => [...visible('.reach-b'), ...visible(ANSWERS).filter(answers)]; // the goals of what was picked first
/** The first nine ways to answer wear their numbers, once somebody has used a key. */
function number() {
  for (const worn of all('[data-key]')) delete worn.dataset.key;
  for (const [i, way] of ways().slice(0, 9).entries()) (way.closest('[data-zone]') ?? way).dataset.key = i + 1;
}

/** The thing that lies nearest in this direction: what lies off the line counts double. */
function nearest([x, y]) {
  const focused = document.activeElement;
  const here = focused?.matches(THINGS) ? middle(focused) : [innerWidth / 2, innerHeight / 2];
  const far = thing => {
    const [dx, dy] = middle(thing).map((at, i) => at - here[i]);
    const along = dx * x + dy * y;
    return along > 4 ? along + 2 * Math.abs(dx * y + dy * x) : Number.POSITIVE_INFINITY;
  };
  const there = visible(THINGS).filter(thing => Number.isFinite(far(thing)));
  return there.sort((one, other) => far(one) - far(other))[0];
}

function answer(way) {
  way?.click();
  way?.popoverTargetElement?.querySelector('button')?.focus(); // of several choices a menu opens
}

/** Back, or the way out, if there is just one: the first time it is only pointed at. */
function leave() {
  if (hasPicked()) return pick('');
  const [out, ...others] = visible('.opts > .decline[name=choice]');
  if (out && !others.length) document.activeElement === out ? out.click() : out.focus();
}

on('keydown', event => {
  const { key, target } = event;
  const busy = target.matches('input, select, textarea') || all('dialog[open], [popover]:popover-open').length;
  const inert = byId('stage').inert && key !== 's'; // what is shown again can only be skipped
  if (busy || inert || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key in TOWARDS) nearest(TOWARDS[key])?.focus();
  else if (key in LETTERS) LETTERS[key]();
  else if (lettered(key)) lettered(key).click();
  else if (key === 'Escape') leave();
  else if (/^[1-9]$/.test(key)) answer(ways()[key - 1]);
  else return;
  event.preventDefault();
  document.body.classList.add('keyed');
  number();
});
byId('show-keys')?.addEventListener('click', LETTERS['?']);
on('frame', () => document.body.classList.contains('keyed') && number());
