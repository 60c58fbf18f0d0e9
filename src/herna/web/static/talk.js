// Talking beside the table: the panel is fetched when it is opened, and again when there is something new to read.
import { beside, byId, fetched, on, parsed } from './table/page.js';

const panel = byId('talk');
const isOpen = () => panel.matches(':popover-open');

async function refresh() {
  const answer = await fetched(beside('talk'), { headers: { 'X-Live': '1' } });
  if (!answer) return;
  const fresh = parsed(await answer.text()).getElementById('talk-in');
  const list = byId('talk-list');
  // what somebody is writing stays
  if (list) list.replaceWith(fresh.querySelector('#talk-list'));
  else byId('talk-body').replaceChildren(fresh);
  byId('talk-list').scrollTop = byId('talk-list').scrollHeight;
  delete document.body.dataset.talk;
}

async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const answer = await fetch(form.action, { method: 'POST', body, headers: { 'X-Live': '1' } }).catch(() => null);
  byId('talk-error').hidden = Boolean(answer?.ok);
  if (answer?.ok) form.reset();
  else if (answer) byId('talk-error').textContent = parsed(await answer.text()).querySelector('.notice p')?.textContent;
  refresh();
}

on('click', event => {
  if (!event.target.closest('#do-talk') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  panel.togglePopover();
  if (isOpen()) refresh();
});
panel.addEventListener('submit', event => {
  event.preventDefault();
  send(event.target, event.submitter);
});
on('talk', event => {
  const known = sessionStorage.getItem(`herna.talk.${location.pathname}`);
  sessionStorage.setItem(`herna.talk.${location.pathname}`, event.detail);
  if (isOpen()) refresh();
  else if (event.detail !== known) document.body.dataset.talk = 'new';
});
