// Small words for the page that all other modules use.

export const byId = id => document.getElementById(id);

export const all = selector => [...document.querySelectorAll(selector)];

export const parsed = html => new DOMParser().parseFromString(html, 'text/html');

export const element = (tag, properties) => Object.assign(document.createElement(tag), properties);

/** Listen to events of these kinds, wherever they happen. */
export function on(kinds, act, options) {
  for (const kind of kinds.split(' ')) document.addEventListener(kind, act, options);
}

/** Another address of this table beside its stream: 'look', 'turn'. */
export const beside = name => byId('table').dataset.live.replace(/live$/, name);

/** The answer of the server; null if it refuses, or cannot be reached. */
export async function fetched(address, options) {
  const answer = await fetch(address, options).catch(() => null);
  return answer?.ok ? answer : null;
}

/** The middle of a thing on the screen. */
export function middle(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
