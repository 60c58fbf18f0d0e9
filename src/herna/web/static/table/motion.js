// Things move from their old places to their new ones: the browser's view transitions do it, for what has a name.
import { byId } from './page.js';

let running = null;

/** Put the next frame in place with `swap`; if `moving`, things go to their new places before everybody's eyes. */
export async function animate(next, moving, swap) {
  const able = document.startViewTransition && moving && !document.hidden;
  const named = able ? nameWhatMoves(next) : new Map();
  if (!named.size) return swap(); // nothing moves, and a transition costs time
  running = document.startViewTransition(() => {
    swap();
    for (const [id, kind] of named) name(id, id, kind);
  });
  running.ready.catch(() => {}); // cut short before it began: nothing is lost
  try {
    await running.finished;
  } catch {
    document.body.dataset.aborted = Number(document.body.dataset.aborted ?? 0) + 1;
  } finally {
    running = null;
    for (const id of named.keys()) name(id, '', '');
  }
}

export const cutShort = () => running?.skipTransition();
const name = (id, viewTransitionName, viewTransitionClass) =>
  Object.assign(byId(id)?.style ?? {}, { viewTransitionName, viewTransitionClass });

/** Name only what moves: things whose zone changed (movers), that are new or gone, and their neighbours there. */
function nameWhatMoves(next) {
  const [now, then] = [byId('table'), next].map(thingsOf);
  const ids = [...new Set([...now.keys(), ...then.keys()])];
  const zones = id => [now, then].map(things => things.get(id)?.dataset.zone);
  const changed = new Set(ids.filter(id => zones(id)[0] !== zones(id)[1]));
  const stirred = new Set([...changed].flatMap(zones));
  const touched = ids.filter(id => zones(id).some(zone => zone !== undefined && stirred.has(zone)));
  const named = new Map(touched.map(id => [id, changed.has(id) ? 'mover' : 'none']));
  for (const [id, kind] of named) name(id, id, kind);
  nameOrigins(now, then, named);
  return named;
}

const thingsOf = table => new Map([...table.querySelectorAll('[data-zone][id]')].map(thing => [thing.id, thing]));

/** A new thing flies from where it came: until the swap its origin has its name. Only one thing can have that. */
function nameOrigins(now, then, named) {
  const taken = new Set();
  for (const [id, thing] of then) {
    const start = thing.dataset.from ?? thing.parentElement.dataset.source;
    if (now.has(id) || !byId(start) || taken.has(start)) continue;
    byId(start).style.viewTransitionName = id;
    named.delete(start);
    taken.add(start);
  }
}
