// A choice is a form that is sent; while the stream is open, without loading the page anew.
import { showAnswerAtOnce } from './frames.js';
import { byId } from './page.js';
import { kept } from './settings.js';
import { connect, isOpen } from './stream.js';

document.addEventListener('submit', async event => {
  const form = event.target;
  const button = event.submitter;
  if (form.id !== 'table' || !isOpen()) return; // without a stream the browser posts the form, and loads the answer
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action');
  if (action.endsWith('/rematch')) return; // it leads to another table
  event.preventDefault();
  if (button?.classList.contains('hit') && kept('twice') && !button.classList.contains('armed')) {
    for (const other of document.querySelectorAll('.armed')) other.classList.remove('armed');
    button.classList.add('armed');
    return;
  }
  for (const menu of document.querySelectorAll('[popover]:popover-open')) menu.hidePopover();
  const body = new URLSearchParams(new FormData(form, button));
  showAnswerAtOnce();
  byId('table').classList.add('sent');
  const answer = await fetch(action, { method: 'POST', body, headers: { 'X-Live': '1' } }).catch(() => null);
  byId('table').classList.remove('sent');
  if (!answer?.ok) connect(); // refused or lost: ask how the table really is
});
