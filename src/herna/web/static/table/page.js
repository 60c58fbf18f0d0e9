// Small words for the page that all other modules use.

export const byId = id => document.getElementById(id);

export const parsed = html => new DOMParser().parseFromString(html, 'text/html');

export const element = (tag, properties) => Object.assign(document.createElement(tag), properties);

/** Another address of this table beside its stream: 'look', 'turn'. */
export const beside = name => byId('table').dataset.live.replace(/live$/, name);
