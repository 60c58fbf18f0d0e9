// A table at which somebody is led: choices are sent, and the pictures that come back are shown like any frames.
import { forgetQueued, receive, showAnswerAtOnce } from './table/frames.js';
import './table/keys.js';
import { all, byId, fetched, on } from './table/page.js';
import './table/pointing.js';
import './table/presses.js';
import './table/reader.js';

on('submit', async event => {
  const form = event.target;
  const button = event.submitter;
  if (form.id !== 'table' || button?.hasAttribute('formaction')) return; // it leads elsewhere
  event.preventDefault();
  for (const menu of all('[popover]:popover-open')) menu.hidePopover();
  const body = new URLSearchParams(new FormData(form, button));
  showAnswerAtOnce();
  form.classList.add('sent');
  const answer = await fetched(form.getAttribute('action'), { method: 'POST', body, headers: { 'X-Live': '1' } });
  byId('table').classList.remove('sent');
  if (!answer) {
    location.reload(); // the place is kept: what the page shows then is true
    return;
  }
  forgetQueued();
  for (const [seq, html, alone] of await answer.json()) receive(seq, html, alone);
});
