// What this browser remembers of its visitor's wishes, and the panel where they are set.
import { all, byId } from './page.js';

const PACE = 450; // the middle of the range: gestures take their usual time
const kept = (name, otherwise) => localStorage.getItem(`herna.${name}`) ?? otherwise;
const keep = (name, value) => localStorage.setItem(`herna.${name}`, value);
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Does the visitor want 'sound'; is somebody who taps to be 'sure', so that the first tap only shows the thing?
 *  As delivered, telephones are silent, and there the finger covers what it points at. */
export const wants = id => kept(id, matchMedia('(pointer: coarse)').matches === (id === 'sure') ? '1' : '') !== '';

/** How long gestures take, compared with usual; 0: there are none. */
export const pace = () => Number(kept('pace', PACE)) / PACE;

byId('pace-range').value = kept('pace', PACE);
byId('pace-range').addEventListener('input', event => keep('pace', event.target.value));
for (const box of all('#sound, #sure')) {
  box.checked = wants(box.id);
  box.addEventListener('change', () => keep(box.id, box.checked ? '1' : ''));
}
byId('notify')?.addEventListener('click', () => window.Notification?.requestPermission());
