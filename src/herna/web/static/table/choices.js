// A choice is a form that is sent; while the stream is open, without loading the page anew.
import { zoom } from './closer.js';
import { isPlaying, showAnswerAtOnce } from './frames.js';
import { all, byId, on, undress } from './page.js';
import { wants } from './settings.js';
import { connect, isOpen } from './stream.js';

const MOMENT = 250; // milliseconds in which a question that answers itself can be seen
let sure = ''; // the choice that was shown and waits to be confirmed
let passed = ''; // the number of the last frame whose question has answered itself

/** A thing is shown before it is chosen, to those who want that. */
function confirmFirst(button) {
  if (!button || sure === button.value) return false;
  // asked twice, unless its label has told all that it costs; where that has no room, it stands there when it is asked
  const dear = button.matches('.warn:not(.told)') || button.querySelector('small')?.checkVisibility() === false;
  const plain = button.matches('[title=""]'); // a goal that needs no words
  if (!dear && (plain || !button.matches('.hit') || !wants('sure'))) return false;
  sure = button.value;
  undress('armed');
  button.classList.add('armed');
  zoom(button.closest('.card'), button);
  return true;
}

async function send(action, body) {
  showAnswerAtOnce();
  byId('table').classList.add('sent');
  body.set('request', `${performance.timeOrigin}:${performance.now()}`); // asked twice under one name, it is done once
  const post = () => fetch(action, { method: 'POST', body, headers: { 'X-Live': '1' } }).catch(() => null);
  const answer = (await post()) ?? (action.endsWith('/choose') ? await post() : null);
  byId('table').classList.remove('sent');
  if (!answer?.ok) connect(); // refused or lost: ask how the table really is
}

on('submit', event => {
  const form = event.target;
  const button = event.submitter;
  if (form.id !== 'table' || !isOpen()) return; // without a stream the browser posts the form, and loads the answer
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action');
  if (action.endsWith('/rematch')) return; // it leads to another table
  event.preventDefault();
  if (confirmFirst(button)) return;
  sure = '';
  byId('zoom').close();
  for (const menu of all('[popover]:popover-open')) menu.hidePopover();
  send(action, new URLSearchParams(new FormData(form, button)));
});

// Where there is nothing to choose, the question answers itself: once, when all that happened has been seen.
function passBy() {
  const { pass, seq } = byId('table').dataset;
  if (!pass || passed === seq || isPlaying() || document.hidden || !isOpen()) return;
  passed = seq;
  send(byId('table').getAttribute('action'), new URLSearchParams({ at: seq, goal: 'pass' }));
}
on('rested', () => setTimeout(passBy, MOMENT));
