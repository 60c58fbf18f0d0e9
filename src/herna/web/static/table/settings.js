// What this browser remembers of its visitor's wishes, and the panel where they are set.
import { byId } from './page.js';

const PACE = 450; // milliseconds between two frames, as delivered
const CALM_PACE = 320; // without motion a frame is understood sooner

export const calm = matchMedia('(prefers-reduced-motion: reduce)');

export const kept = (name, otherwise = '') => localStorage.getItem(`herna.${name}`) ?? otherwise;
const keep = (name, value) => localStorage.setItem(`herna.${name}`, value);

/** How long a frame stays before the next one, in milliseconds. */
export const pause = () => (calm.matches && kept('pace') === '' ? CALM_PACE : Number(kept('pace', PACE)));

byId('pace-range').value = kept('pace', PACE);
byId('pace-range').addEventListener('input', event => keep('pace', event.target.value));
for (const id of ['sound', 'twice']) {
  byId(id).checked = kept(id) !== '';
  byId(id).addEventListener('change', event => keep(id, event.target.checked ? '1' : ''));
}
byId('notify').addEventListener('click', () => window.Notification?.requestPermission());
