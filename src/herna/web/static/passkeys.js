// Passkeys: this device makes one for whoever is here, or signs in somebody who has made one before.
import { bytes, written } from './base64.js';

const top = new URL('../../', import.meta.url); // where the room lies
const box = document.getElementById('passkeys');

async function ask(path, told) {
  const body = told && JSON.stringify(told);
  const headers = told && { 'Content-Type': 'application/json' };
  const answer = await fetch(new URL(path, top), { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}

const named = list => (list ?? []).map(one => ({ ...one, id: bytes(one.id) }));

/** What a device has answered, as the room reads it. */
function told(made, fields) {
  const response = {};
  for (const name of fields) if (made.response[name]) response[name] = written(made.response[name]);
  return { id: made.id, rawId: written(made.rawId), type: made.type, response };
}

async function add() {
  const given = await ask('me/passkey/new');
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    user: { ...given.user, id: bytes(given.user.id) },
    excludeCredentials: named(given.excludeCredentials),
  };
  const made = await navigator.credentials.create({ publicKey });
  await ask('me/passkey', told(made, ['clientDataJSON', 'attestationObject']));
  location.reload();
}

async function come() {
  const given = await ask('passkey/new');
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    allowCredentials: named(given.allowCredentials),
  };
  const made = await navigator.credentials.get({ publicKey });
  await ask('passkey', told(made, ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle']));
  location.assign(top);
}

function offer(name, deed) {
  const button = box.querySelector(name);
  button.hidden = false;
  button.onclick = async () => {
    if (button.dataset.sure && !confirm(button.dataset.sure)) return;
    button.disabled = true;
    try {
      await deed();
    } catch {
      box.querySelector('[role=status]').textContent = box.dataset.failed;
    }
    button.disabled = false;
  };
}

if (box && window.PublicKeyCredential) {
  offer('.add', add);
  offer('.come', come);
} else if (box) {
  box.querySelector('[role=status]').textContent = box.dataset.none;
}
