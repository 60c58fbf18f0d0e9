// The side sheet: rules and cards are read beside the table, which goes on meanwhile.
import { byId, fetched, on, parsed } from './page.js';

const BOOKS = /\/(rules|cards|learn)\/[^/]+$/;

let opener = null; // where the focus was

async function open(address) {
  const answer = await fetched(address);
  if (!answer) {
    location.assign(address); // as without this script
    return;
  }
  const sheet = byId('reader');
  byId('reader-body').replaceChildren(...parsed(await answer.text()).getElementById('content').childNodes);
  if (sheet.hidden) opener = document.activeElement;
  if (byId('zoom').open) byId('zoom').close(); // it would lie over the sheet
  sheet.hidden = false;
  sheet.scrollTop = 0;
  sheet.focus();
  const wanted = address.hash && sheet.querySelector(`#${CSS.escape(decodeURIComponent(address.hash.slice(1)))}`);
  if (!wanted) return;
  wanted.classList.add('wanted');
  wanted.scrollIntoView();
}

function close() {
  byId('reader').hidden = true;
  (opener?.isConnected ? opener : byId('ask')).focus({ preventScroll: true });
}

on('click', event => {
  if (event.target.closest('#reader-close')) close();
  const link = event.target.closest('#table a, #zoom a, #reader a');
  if (!link || !BOOKS.test(link.pathname) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(new URL(link.href));
});

byId('reader').addEventListener('submit', event => {
  event.preventDefault();
  const address = new URL(event.target.action);
  address.search = new URLSearchParams(new FormData(event.target));
  open(address);
});

// While somebody reads, keys belong to the sheet; Escape closes it from everywhere.
byId('reader').addEventListener('keydown', event => event.key === 'Escape' || event.stopPropagation());
function leave(event) {
  if (event.key !== 'Escape' || byId('reader').hidden || document.querySelector('dialog[open]')) return;
  event.stopImmediatePropagation();
  close();
}
on('keydown', leave, { capture: true });
