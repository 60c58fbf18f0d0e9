// The side sheet: rules and cards are read beside the table, which goes on meanwhile.
import { byId, fetchedPage, on } from './page.js';

const BOOKS = /\/(rules|cards|learn)\/[^/]+$/;
const sheet = byId('reader');
let opener = null; // where the focus was

async function open(address) {
  const page = await fetchedPage(address);
  if (!page) return location.assign(address); // as without this script
  byId('reader-body').replaceChildren(...page.getElementById('content').childNodes);
  if (sheet.hidden) opener = document.activeElement;
  byId('zoom').close(); // it would lie over the sheet
  document.querySelector('#settings:popover-open')?.hidePopover();
  Object.assign(sheet, { hidden: false, scrollTop: 0 });
  sheet.focus();
  const id = decodeURIComponent(address.hash.slice(1));
  const wanted = [...sheet.querySelectorAll('[id]')].find(part => part.id === id);
  wanted?.classList.add('wanted');
  wanted?.scrollIntoView();
}

function close() {
  sheet.hidden = true;
  (opener?.isConnected ? opener : byId('ask')).focus({ preventScroll: true });
}

byId('reader-close').addEventListener('click', close);
on('click', event => {
  const link = event.target.closest('#table a, #zoom a, #reader a, #settings a');
  if (!link || !BOOKS.test(link.pathname) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(new URL(link.href));
});
sheet.addEventListener('submit', event => {
  event.preventDefault();
  open(new URL(`?${new URLSearchParams(new FormData(event.target))}`, event.target.action));
});

// While somebody reads, keys belong to the sheet; Escape closes it from everywhere.
sheet.addEventListener('keydown', event => event.key === 'Escape' || event.stopPropagation());
function leave(event) {
  if (event.key !== 'Escape' || sheet.hidden || document.querySelector('dialog[open]')) return;
  event.stopImmediatePropagation();
  close();
}
on('keydown', leave, { capture: true });
