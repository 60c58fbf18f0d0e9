// The open stream from the server, on which frames come in, and reminders of one's turn. A hidden page holds no stream,
// since a browser allows only a few for all its tabs together; it only asks now and then whether it is one's turn.
import { remindOf } from '../reminding.js';
import { forgetQueued, lastShown, receive } from './frames.js';
import { beside, byId, fetched, on, tell } from './page.js';
import { sound } from './stage.js';

const [NEXT_ATTEMPT, EVERY] = [1500, 20000]; // milliseconds
const title = document.title;
const table = location.pathname.split('/').at(-2);
let [source, wasTurn] = [null, null];
export const isOpen = () => source?.readyState === EventSource.OPEN;

export function connect() {
  disconnect();
  forgetQueued(); // the server is told what was shown last
  const build = encodeURIComponent(byId('stage').dataset.build);
  source = new EventSource(`${byId('table').dataset.live}?since=${lastShown()}&build=${build}`);
  source.addEventListener('frame', event => receive(Number(event.lastEventId), event.data));
  for (const kind of ['people', 'talk']) source.addEventListener(kind, event => tell(kind, event.data));
  source.addEventListener('reload', () => location.reload()); // the server is of another build
  source.onopen = source.onerror = () => {
    byId('net').hidden = isOpen();
    document.body.dataset.stream = isOpen() ? 'open' : 'closed';
    if (isOpen()) tell('rested');
    else if (source.readyState === EventSource.CLOSED) setTimeout(connect, NEXT_ATTEMPT); // the server has refused
  };
}

function disconnect() {
  source?.close();
  document.body.dataset.stream = 'closed'; // the page says it: tests wait for it to open
}

/** A mark in the title; once per turn a sound and a notification, for those who want them. */
export function remind(turn = byId('table').dataset.turn === '1') {
  document.title = turn ? `● ${title}` : title;
  const news = turn && wasTurn === false;
  if (news) sound('yours');
  remindOf(table, turn, news && { title, body: byId('ask').textContent });
  wasTurn = turn;
}

setInterval(async () => {
  const answer = document.hidden && (await fetched(beside('turn')));
  if (answer) remind((await answer.json()).turn);
}, EVERY);
on('rested', () => remind());
on('visibilitychange', () => (document.hidden ? disconnect() : connect()));
remind();
connect();
