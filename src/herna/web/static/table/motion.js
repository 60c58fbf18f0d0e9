// Things move from their old places to their new ones: the browser's view transitions do it, for what has a name.
import { byId } from './page.js';
import { calm } from './settings.js';

let running = null;

/** Put the next frame in place with `swap`, and let things move if the visitor likes it. */
export async function animate(next, swap) {
  if (!document.startViewTransition || calm.matches || document.hidden) {
    swap();
    return;
  }
  const { named, movers } = nameWhatMoves(next);
  running = document.startViewTransition(() => {
    swap();
    for (const id of named) {
      const thing = byId(id);
      if (!thing) continue;
      thing.style.viewTransitionName = id;
      if (movers.has(id)) thing.style.viewTransitionClass = 'mover';
    }
  });
  running.ready.catch(() => {}); // cut short before it began: nothing is lost
  try {
    await running.finished;
  } catch {
    document.body.dataset.aborted = Number(document.body.dataset.aborted ?? 0) + 1;
  } finally {
    running = null;
    for (const id of named) {
      byId(id)?.style.removeProperty('view-transition-name');
      byId(id)?.style.removeProperty('view-transition-class');
    }
  }
}

/** Whatever still moves is where it belongs at once. */
export function cutShort() {
  running?.skipTransition();
}

/** Name only what moves: things whose zone changed, that are new or gone, and their neighbours in those zones. */
function nameWhatMoves(next) {
  const now = thingsOf(byId('table'));
  const then = thingsOf(next);
  const zones = new Set();
  const movers = new Set();
  for (const [id, thing] of then) {
    const old = now.get(id);
    if (old?.dataset.zone === thing.dataset.zone) continue;
    movers.add(id);
    zones.add(thing.dataset.zone);
    if (old) {
      zones.add(old.dataset.zone);
      old.style.viewTransitionClass = 'mover';
    }
  }
  for (const [id, thing] of now) {
    if (!then.has(id)) zones.add(thing.dataset.zone);
  }
  const named = new Set();
  for (const [id, thing] of [...now, ...then]) {
    if (zones.has(thing.dataset.zone)) named.add(id);
  }
  for (const id of named) {
    if (now.has(id)) now.get(id).style.viewTransitionName = id;
  }
  nameOrigins(now, then, named);
  return { named, movers };
}

const thingsOf = table => new Map([...table.querySelectorAll('[data-zone][id]')].map(thing => [thing.id, thing]));

/** A new thing flies from where it came: until the swap its origin has its name. Only one thing can have that. */
function nameOrigins(now, then, named) {
  const taken = new Set();
  for (const [id, thing] of then) {
    if (now.has(id)) continue;
    const start = thing.dataset.from ?? thing.parentElement.dataset.source;
    const origin = start && byId(start);
    if (!origin || taken.has(start)) continue;
    origin.style.viewTransitionName = id;
    named.add(id);
    named.delete(start);
    taken.add(start);
  }
}
