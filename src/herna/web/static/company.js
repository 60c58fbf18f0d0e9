// The strip of people at the table: times tick here, and who comes or goes is told beside the frames.
import { all, byId, on, parsed } from './table/page.js';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
const SOON = 30; // seconds: then time is short

let ahead = null; // milliseconds by which the server's clock is ahead of ours; not known before the stream is open

/** What time it is at the server, as the strip that has just come says. */
function learn() {
  const now = Number(byId('company')?.dataset.now);
  if (now) ahead = now - Date.now();
}

/** Roughly how long: `3 d 4 h`, `2 h 5 min`, `7 min`. */
function span(seconds) {
  const [days, hours, minutes] = [seconds / DAY, (seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE].map(Math.floor);
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours} h ${minutes} min` : `${minutes} min`;
}

/** What is left, to the second; of days, roughly. */
function countdown(seconds) {
  if (seconds >= DAY) return span(seconds);
  const parts = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % 60, Math.floor(seconds) % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, i) => (i ? String(part).padStart(2, '0') : part)).join(':');
}

function tick() {
  if (ahead === null) return;
  const now = Date.now() + ahead;
  for (const member of all('#company li[data-since]')) {
    const [since, move, until] = ['since', 'move', 'until'].map(name => Number(member.dataset[name] ?? 0));
    const left = Math.max(0, (move > now ? move : until) - now) / SECOND;
    const waited = (now - since) / SECOND;
    member.querySelector('time').textContent = until ? countdown(left) : waited < MINUTE ? '' : span(waited);
    member.classList.toggle('reserve', until > 0 && move <= now);
    member.classList.toggle('soon', until > 0 && until - now < SOON * SECOND);
  }
}

on('people', event => {
  const strip = parsed(event.detail).getElementById('company');
  if (strip && byId('company')) byId('company').replaceWith(strip);
  learn();
  tick();
});
on('frame', tick);
setInterval(tick, SECOND);
