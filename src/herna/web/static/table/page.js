// Small words for the page that all other modules use.
export const byId = id => document.getElementById(id);
export const all = selector => [...document.querySelectorAll(selector)];
export const parsed = html => new DOMParser().parseFromString(html, 'text/html');
export const element = (tag, properties) => Object.assign(document.createElement(tag), properties);

/** Listen to events of these kinds, wherever they happen. */
export function on(kinds, act, options) {
  for (const kind of kinds.split(' ')) document.addEventListener(kind, act, options);
}

export const tell = (kind, detail) => document.dispatchEvent(new CustomEvent(kind, { detail }));
export function undress(name) {
  for (const one of all(`.${name}`)) one.classList.remove(name);
}

/** Another address of this table beside its stream: 'look', 'turn'. */
export const beside = name => byId('table').dataset.live.replace(/live$/, name);

/** The answer of the server; null if it refuses, or cannot be reached. */
export async function fetched(address, options) {
  const answer = await fetch(address, options).catch(() => null);
  return answer?.ok ? answer : null;
}

/** The page, or part of one, that the server has there for scripts; null if there is none. */
export async function fetchedPage(address) {
  const answer = await fetched(address, { headers: { 'X-Live': '1' } });
  return answer && parsed(await answer.text());
}

/** Where the middle of a thing is on the screen, or of its edge towards a height. */
export function middle(thing, height) {
  const { x, top, bottom, width } = thing.getBoundingClientRect();
  return [x + width / 2, Math.min(Math.max(height ?? (top + bottom) / 2, top), bottom)];
}
