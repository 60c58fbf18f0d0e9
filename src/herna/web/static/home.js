// The entrance: one's own games are asked for again now and then, and whose turn it is can be heard of.
import { possible, subscribe } from './push.js';
import { remindOf } from './reminding.js';

const EVERY = 20000; // milliseconds
const title = document.title;

const mine = () => document.getElementById('mine');

function look(news) {
  const lines = [...mine().querySelectorAll('li[data-table]')];
  for (const line of lines) {
    const told = {
      title: line.querySelector('.what strong').textContent,
      body: line.querySelector('.state').querySelector('strong').textContent,
    };
    remindOf(line.dataset.table, line.dataset.turn === '1', news && told);
  }
  document.title = lines.some(line => line.dataset.turn) ? `● ${title}` : title;
  const button = document.getElementById('notify');
  button.hidden = window.Notification?.permission !== 'default';
  button.onclick = async () => {
    const { push } = button.dataset;
    if (push && possible()) await subscribe(push).catch(() => {});
    else await Notification.requestPermission();
    button.hidden = true;
  };
}

async function refresh() {
  const answer = await fetch(mine().dataset.poll).catch(() => null);
  const text = answer?.ok ? await answer.text() : '';
  if (!text) return;
  const open = mine().querySelector('.past')?.open;
  const focused = document.activeElement?.closest('#mine a')?.getAttribute('href');
  mine().replaceWith(new DOMParser().parseFromString(text, 'text/html').getElementById('mine'));
  const past = mine().querySelector('.past');
  if (past && open !== undefined) past.open = open;
  if (focused)
    mine()
      .querySelector(`a[href="${CSS.escape(focused)}"]`)
      ?.focus({ preventScroll: true });
  look(true);
}

if (mine()) {
  look(false);
  setInterval(refresh, EVERY);
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
}
