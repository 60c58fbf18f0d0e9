// The deck builder without loading pages anew: the same form, the same answers, put in place of the old ones.
import { Idiomorph } from './vendor/idiomorph.esm.js';

let turn = Promise.resolve(); // one change after another: each builds on the deck that the last one left

async function change(button) {
  const form = document.getElementById('bench');
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  const url = `${form.getAttribute('action')}?${new URLSearchParams(data)}`;
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) {
    location.href = url; // the page that says what is wrong
    return;
  }
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  next.getElementById('fold').open = document.getElementById('fold').open; // as somebody has left it
  const focused = document.activeElement?.id;
  Idiomorph.morph(form, next.getElementById('bench'), { morphStyle: 'outerHTML' });
  document.querySelector('header.head').replaceWith(next.querySelector('header.head')); // its links lead back to here
  history.replaceState(null, '', answer.url.replace(/#.*/, ''));
  if (focused && document.activeElement?.id !== focused) focusAgain(focused);
}

/** The button that had the focus, or the one beside it: the last copy of a card takes its "less" button along. */
function focusAgain(id) {
  const same = document.getElementById(id);
  const beside = document.getElementById(id.replace(/^less-/, 'add-'));
  (same && !same.disabled ? same : beside)?.focus({ preventScroll: true });
}

document.addEventListener('submit', event => {
  const button = event.submitter;
  if (event.target.id !== 'bench' || button?.hasAttribute('formmethod')) return;
  event.preventDefault();
  turn = turn.then(() => change(button));
});
document.addEventListener('change', event => {
  if (event.target.closest('#bench select, #deck-name')) turn = turn.then(() => change(null));
});
