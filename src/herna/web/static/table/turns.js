// Reminders of one's turn: a mark in the title; once per turn a sound and a notification, for those who want them.
import { beside, byId } from './page.js';
import { kept } from './settings.js';

const EVERY = 20000; // milliseconds
const title = document.title;

let wasTurn = null;

export function remind(turn = byId('table').dataset.turn === '1') {
  document.title = turn ? `● ${title}` : title;
  if (turn && wasTurn === false) {
    if (kept('sound')) beep();
    if (document.hidden && window.Notification?.permission === 'granted') {
      new Notification(title, { body: byId('ask').textContent, tag: 'turn' });
    }
  }
  wasTurn = turn;
}

function beep() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.connect(volume).connect(audio.destination);
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.start();
  tone.stop(audio.currentTime + 0.4);
}

// A hidden page holds no connection, it only asks now and then.
async function askForTurn() {
  if (!document.hidden) return;
  const answer = await fetch(beside('turn')).catch(() => null);
  if (answer?.ok) remind((await answer.json()).turn);
}

setInterval(askForTurn, EVERY);
