// The open stream from the server, on which frames come in.
import { forgetQueued, lastShown, receive } from './frames.js';
import { byId, on } from './page.js';

const NEXT_ATTEMPT = 1500; // milliseconds

let source = null;

export const isOpen = () => source?.readyState === EventSource.OPEN;

export function connect() {
  disconnect();
  forgetQueued(); // the server is told what was shown last
  const build = encodeURIComponent(byId('stage').dataset.build);
  source = new EventSource(`${byId('table').dataset.live}?since=${lastShown()}&build=${build}`);
  source.addEventListener('frame', event => receive(Number(event.lastEventId), event.data));
  for (const kind of ['people', 'talk']) {
    source.addEventListener(kind, event => document.dispatchEvent(new CustomEvent(kind, { detail: event.data })));
  }
  source.addEventListener('reload', () => location.reload()); // the server is of another build
  source.onopen = () => {
    byId('net').hidden = true;
    document.body.dataset.stream = 'open';
    document.dispatchEvent(new Event('rested'));
  };
  source.onerror = () => {
    byId('net').hidden = false;
    document.body.dataset.stream = 'closed';
    // The browser tries again by itself, unless the server has refused.
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, NEXT_ATTEMPT);
  };
}

function disconnect() {
  source?.close();
  document.body.dataset.stream = 'closed'; // the page says it: tests wait for it to open
}

// A hidden page holds no connection: a browser allows only a few of them, for all its tabs together.
on('visibilitychange', () => (document.hidden ? disconnect() : connect()));
