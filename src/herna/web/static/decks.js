// The deck builder without loading pages anew: the same form, the same answers, morphed in place.
'use strict';
(() => {
  let turn = Promise.resolve();     // one change after another: each builds on the deck that the last one left

  async function go(by) {
    const form = document.getElementById('bench');
    const data = new FormData(form);
    if (by?.name) data.append(by.name, by.value);
    const url = form.getAttribute('action') + '?' + new URLSearchParams(data);
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) { location.href = url; return; }
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const had = document.activeElement?.id;
    Idiomorph.morph(form, next.getElementById('bench'), { morphStyle: 'outerHTML' });
    document.querySelector('header.head').replaceWith(next.querySelector('header.head'));   // it leads back to here
    history.replaceState(null, '', answer.url.replace(/#.*/, ''));
    const again = had && document.getElementById(had);
    const other = had && document.getElementById(had.replace(/^less-/, 'add-'));
    if (document.activeElement?.id !== had) (again && !again.disabled ? again : other)?.focus({ preventScroll: true });
  }

  document.addEventListener('submit', event => {
    const by = event.submitter;
    if (event.target.id !== 'bench' || by?.hasAttribute('formmethod')) return;
    event.preventDefault();
    turn = turn.then(() => go(by));
  });
  document.addEventListener('change', event => {
    if (event.target.closest('#bench select, #deck-name')) turn = turn.then(() => go(null));
  });
})();
