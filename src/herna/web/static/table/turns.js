// Reminders of one's turn: a mark in the title; once per turn a sound and a notification, for those who want them.
import { remindOf } from '../reminding.js';
import { beside, byId, fetched, on } from './page.js';
import { sound } from './sound.js';

const EVERY = 20000; // milliseconds
const title = document.title;
const table = location.pathname.split('/').at(-2);

let wasTurn = null;

export function remind(turn = byId('table').dataset.turn === '1') {
  document.title = turn ? `● ${title}` : title;
  const news = turn && wasTurn === false;
  if (news) sound('yours');
  remindOf(table, turn, news && { title, body: byId('ask').textContent });
  wasTurn = turn;
}

// A hidden page holds no connection, it only asks now and then.
setInterval(async () => {
  const answer = document.hidden && (await fetched(beside('turn')));
  if (answer) remind((await answer.json()).turn);
}, EVERY);
on('rested', () => remind());
