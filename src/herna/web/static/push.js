// Reminders by Web Push: this browser asks its push service for an address, and gives it to the room.
import { bytes, written } from './base64.js';

const top = new URL('../../', import.meta.url); // where the room lies

export const possible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function tell(path, fields) {
  const answer = await fetch(new URL(path, top), { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${answer.status}`);
}

const registered = () => navigator.serviceWorker.ready;

/** What this browser has asked for, if it has; an old key of the room is of no use. */
async function present(key) {
  const found = await (await registered()).pushManager.getSubscription();
  const known = found?.options?.applicationServerKey;
  if (found && known && written(known) !== key) {
    await found.unsubscribe();
    return null;
  }
  return found;
}

/** Ask for reminders with the room's public key; false if the person or the browser does not want that. */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const service = (await registered()).pushManager;
  const made =
    (await present(key)) ?? (await service.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  const { endpoint, keys } = made.toJSON();
  await tell('me/push', { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return true;
}

async function unsubscribe(key) {
  const found = await present(key);
  if (!found) return;
  await tell('me/push/stop', { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** The buttons on the page about oneself. */
async function offer(box) {
  const [on, off] = [box.querySelector('.on'), box.querySelector('.off')];
  const note = box.querySelector('[role=status]');
  const { key } = box.dataset;
  const show = active => {
    on.hidden = active;
    off.hidden = !active;
  };
  const act = (button, deed) => {
    button.onclick = async () => {
      button.disabled = true;
      try {
        if (await deed()) location.reload();
        else note.textContent = box.dataset.denied;
      } catch {
        note.textContent = box.dataset.failed;
      }
      button.disabled = false;
    };
  };
  act(on, () => subscribe(key));
  act(off, () => unsubscribe(key).then(() => true));
  box.hidden = false;
  show(false);
  const active = (await present(key)) !== null && box.dataset.devices !== '0';
  show(active);
  if (active) await subscribe(key); // the device used last is reminded first
}

const box = document.getElementById('push');
if (box) {
  if (possible()) offer(box).catch(() => {});
  else document.getElementById('push-not').hidden = false;
}
