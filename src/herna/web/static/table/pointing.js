// What is pointed at, or has the focus, is told of: a card's words, what surely follows, what a log line is about.
import { told } from './closer.js';
import { isPlaying } from './frames.js';
import { beside, byId, element, fetched, on, undress } from './page.js';
import { actsOf } from './stage.js';

const DELAY = 150; // milliseconds; who only passes over an answer is not told what follows
let glanced = null; // the card that is pointed at
let pointed = null; // the answer that is pointed at
const help = () => document.querySelector('#prompt .why');

async function glance(target) {
  const card = target.closest?.('#table .card:not(.back), #table [data-part]');
  glanced = card;
  const [name, text] = card ? await told(card) : ['', ''];
  if (card !== glanced) return; // meanwhile the glance has moved on
  const spoken = card?.querySelector('.hit')?.ariaLabel || name;
  const worthwhile = spoken && (text || card.querySelector('.hit[value]'));
  byId('peek').hidden = !worthwhile || byId('zoom').open;
  byId('peek').replaceChildren(element('strong', { textContent: spoken }), ` ${text}`);
}

/** What follows stands in the place of the question's help. The browser keeps the answer as long as a frame lives. */
async function foretell(button) {
  const { lang } = document.documentElement;
  const asked = new URLSearchParams({ at: byId('table').dataset.seq, lang, [button.name]: button.value });
  const answer = await fetched(`${beside('then')}?${asked}`);
  const follows = answer ? (await answer.json()).then : [];
  const said = [button.title, ...follows].join(' ').trim();
  if (said && help() && button === pointed && !isPlaying()) help().dataset.follows = said;
}

function foresee(target) {
  const button = target.closest?.('#table button:is([name=choice], [name=goal])') ?? null;
  if (button === pointed) return;
  pointed = button;
  delete help()?.dataset.follows;
  const lives = button && !isPlaying() && !document.querySelector('.replaying, .led');
  if (lives) setTimeout(() => button === pointed && foretell(button), DELAY);
}

function ring(target) {
  undress('rung');
  const line = target.closest?.('#log > li');
  const act = line && actsOf(byId('table')).find(one => `l${one[0]}` === line.id);
  for (const id of act?.slice(2, 4) ?? []) byId(id)?.classList.add('rung');
}

on('mouseover focusin', ({ target }) => {
  for (const tell of [glance, foresee, ring]) tell(target);
});
on('frame', () => foresee(document.body));
