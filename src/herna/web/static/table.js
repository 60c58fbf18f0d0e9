// The whole client of a table: receive frames, play them in order, submit choices. No game knowledge here.
'use strict';
const $ = id => document.getElementById(id);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const kept = (name, otherwise) => localStorage.getItem('herna.' + name) ?? otherwise;
const keep = (name, value) => localStorage.setItem('herna.' + name, value);
const MAX_BEHIND = 12;
let queue = [], playing = false, shownAt = -1e9, seen = +$('table').dataset.seq, source = null, hurry = false, wasTurn = null, running = null;

// --- frames in -------------------------------------------------------------------------------------------------
function connect() {
  source?.close(); queue = [];                                     // what was queued comes again: since=seen
  source = new EventSource(`${$('table').dataset.live}?since=${seen}&build=${encodeURIComponent($('stage').dataset.build)}`);
  source.addEventListener('frame', e => {
    const seq = +e.lastEventId;
    if (seq > Math.max(seen, queue.at(-1)?.seq ?? 0) || seq < seen) { queue.push({ seq, html: e.data }); play(); }
  });
  source.addEventListener('reload', () => location.reload());      // the server is of another build
  source.onopen = () => { $('net').hidden = true; };
  source.onerror = () => { $('net').hidden = false; if (source.readyState === EventSource.CLOSED) setTimeout(connect, 1500); };
}
const pause = () => calm.matches && kept('pace', '') === '' ? 320 : +kept('pace', 450);
async function play() {                                            // one frame at a time: a second transition aborts a running one
  if (playing) return;
  playing = true;
  try {
    while (queue.length) {
      if (document.hidden || hurry || queue.length > MAX_BEHIND) queue.splice(0, queue.length - 1);   // the last frame is complete
      $('skip').hidden = queue.length < 2;
      const early = shownAt + (hurry ? 0 : pause()) - performance.now();   // since the last frame, not "is another one waiting"
      if (early > 0) await new Promise(r => setTimeout(r, early));
      const next = queue.shift();
      seen = next.seq;
      await show(next.html);
      shownAt = performance.now();
    }
  } finally { playing = false; hurry = false; $('skip').hidden = true; remind(); }
}
async function show(html) {
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById('table');
  const swap = () => {
    const had = document.activeElement?.closest?.('#table') ? document.activeElement.id : '';
    const thing = document.activeElement?.closest?.('[data-zone]')?.id;
    Idiomorph.morph($('table'), next, { morphStyle: 'outerHTML' });
    if (had && document.activeElement?.id !== had) (usable($(had)) ?? follow(thing) ?? $('ask')).focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent('frame', { detail: seen }));
  };
  if (!document.startViewTransition || calm.matches || document.hidden) return swap();
  const [named, movers] = name(next);
  const t = document.startViewTransition(() => {
    swap();
    for (const n of named) { const e = $(n); if (e) { e.style.viewTransitionName = n; if (movers.has(n)) e.style.viewTransitionClass = 'mover'; } }
  });
  running = t; t.ready.catch(() => {});                              // cut short before it began: nothing is lost
  try { await t.finished; } catch { document.body.dataset.aborted = +(document.body.dataset.aborted ?? 0) + 1; }
  finally { running = null; for (const n of named) for (const q of ['view-transition-name', 'view-transition-class']) $(n)?.style.removeProperty(q); }
}
const follow = id => id && document.querySelector(`#table [data-from="${CSS.escape(id)}"] .hit`);   // what it has become
const usable = e => e && !e.disabled ? e : null;
// Name only what moves: things whose zone changed, that are new or gone, and their neighbours in those zones.
function name(next) {
  const now = new Map(), then = new Map(), zones = new Set(), movers = new Set(), named = new Set();
  for (const e of document.querySelectorAll('#table [data-zone][id]')) now.set(e.id, e);
  for (const e of next.querySelectorAll('[data-zone][id]')) then.set(e.id, e);
  for (const [id, e] of then) {
    const old = now.get(id);
    if (!old || old.dataset.zone !== e.dataset.zone) {
      movers.add(id); zones.add(e.dataset.zone);
      if (old) { zones.add(old.dataset.zone); old.style.viewTransitionClass = 'mover'; }
    }
  }
  for (const [id, e] of now) if (!then.has(id)) zones.add(e.dataset.zone);
  for (const map of [now, then]) for (const [id, e] of map) if (zones.has(e.dataset.zone)) named.add(id);
  for (const id of named) { const e = now.get(id); if (e) e.style.viewTransitionName = id; }
  for (const [id, e] of then) {                                   // a new thing flies from where it came
    const start = e.dataset.from ?? e.parentElement.dataset.source, from = start && !now.has(id) && $(start);
    if (from && !named.has(start + '!')) { from.style.viewTransitionName = id; named.add(id); named.delete(start); named.add(start + '!'); }
  }
  return [named, movers];
}

// --- choices out -------------------------------------------------------------------------------------------------
document.addEventListener('submit', async e => {
  if (e.target.id !== 'table' || source?.readyState !== EventSource.OPEN) return;   // not live: the browser posts the form
  const action = e.submitter?.getAttribute('formaction') ?? e.target.getAttribute('action');
  if (action.endsWith('/rematch')) return;
  e.preventDefault();
  if (e.submitter?.classList.contains('hit') && kept('twice', '') && !e.submitter.classList.contains('armed')) {
    for (const b of document.querySelectorAll('.armed')) b.classList.remove('armed');
    return e.submitter.classList.add('armed');
  }
  for (const m of document.querySelectorAll('[popover]:popover-open')) m.hidePopover();
  const body = new URLSearchParams(new FormData(e.target, e.submitter));
  shownAt = -1e9; running?.skipTransition();                       // who acts has seen enough: the answer is shown at once
  $('table').classList.add('sent');
  const r = await fetch(action, { method: 'POST', body, headers: { 'X-Live': '1' } }).catch(() => null);
  $('table').classList.remove('sent');
  if (!r?.ok) connect();                                           // refused or lost: ask for the truth
});

// --- a press that crosses a frame: what was under the finger counts, not what came there since -----------------------
let pressed = null, holding = 0, held = false;
const meaning = b => b?.getAttribute('name') === 'choice' ? b.value : b?.type === 'button' ? 'look' : null;   // of a press
document.addEventListener('pointerdown', e => {
  pressed = meaning(e.target.closest('#table button'));
  const card = e.pointerType === 'touch' && e.target.closest('.card:not(.back):not(.empty)');
  clearTimeout(holding); held = false;
  if (card) holding = setTimeout(() => { held = true; zoom($(card.id)); }, 500);
});
for (const kind of ['pointerup', 'pointercancel', 'pointermove'])
  document.addEventListener(kind, e => { if (kind !== 'pointermove' || Math.hypot(e.movementX, e.movementY) > 3) clearTimeout(holding); });
document.addEventListener('click', e => {
  const meant = pressed, b = e.target.closest('#table button');
  pressed = null;
  if (held) { held = false; e.preventDefault(); return e.stopPropagation(); }      // it was a long press
  if (meant === null || e.detail === 0 || meaning(b) === meant) return;            // keys act at once
  e.preventDefault(); e.stopPropagation();
  if (meant === 'look') return;
  const still = [...document.querySelectorAll('#table button[name=choice]')].find(o => o.value === meant);
  if (still) $('table').requestSubmit(still);
}, true);

// --- looking closely ---------------------------------------------------------------------------------------------
document.addEventListener('click', e => {
  if (e.target === $('zoom') || e.target.closest('#zoom .card')) return $('zoom').close();
  const b = e.target.closest('.hit[type=button]:not([popovertarget])');   // nothing to choose: it shows the thing
  if (b) return zoom(b.closest('[data-zone]') ?? b.closest('.card'));
  const l = e.target.closest('a[data-look]');
  if (l) { e.preventDefault(); $('zoom-card').replaceChildren(); return look(l.href); }
  const o = e.target.closest('[data-open]');
  if (o) $(o.dataset.open).hidden = !$(o.dataset.open).hidden;
  else if (!e.target.closest('#pace')) $('pace').hidden = true;
  if (e.target.closest('#skip')) { hurry = true; }
  if (e.target.closest('#head h1')) document.body.classList.toggle('show-log');
});
document.addEventListener('contextmenu', e => { const c = e.target.closest('.card:not(.back):not(.empty)'); if (c) { e.preventDefault(); zoom(c); } });
document.addEventListener('keydown', e => {
  if (e.key === 'i' && !e.target.matches('input, select')) { const c = document.activeElement?.closest('.card'); if (c) zoom(c); }
});
async function zoom(card) {
  if (!card) return;
  const copy = card.cloneNode(true), at = card.id, part = partOf(card), [name, text] = await told(card);
  for (const x of [copy, ...copy.querySelectorAll('[id]')]) x.removeAttribute('id');
  for (const x of copy.querySelectorAll('button, [popover]')) x.remove();
  for (const [tag, className, textContent] of [['span', 'name', name], ['p', 'text', text]])
    if (textContent && !copy.querySelector('.' + className)) copy.append(Object.assign(document.createElement(tag), { className, textContent }));
  $('zoom-card').replaceChildren(copy); $('zoom-more').replaceChildren();
  if (!$('zoom').open) $('zoom').showModal();
  const spoken = card.querySelector('.hit')?.ariaLabel ?? '';
  const now = spoken === name ? [] : [Object.assign(document.createElement('p'), { className: 'now', textContent: spoken })];
  look(`${$('table').dataset.live.replace(/live$/, 'look')}?at=${encodeURIComponent(at)}&component=${encodeURIComponent(part)}`, now);
}
async function look(url, first = []) {                              // what the server adds to a thing that is looked at closely
  $('zoom-more').replaceChildren(...first);
  if (!$('zoom').open) $('zoom').showModal();
  const r = await fetch(url, { headers: { 'X-Live': '1' } }).catch(() => null);
  if (r?.ok) { const d = new DOMParser().parseFromString(await r.text(), 'text/html'); $('zoom-more').replaceChildren(...first, ...d.body.firstElementChild?.childNodes ?? []); }
}

// --- a glance: the text of what is under the mouse or has the focus ------------------------------------------------
let texts = null;                                                   // of all parts of the game, fetched with the first glance
const partOf = card => card.dataset.part || card.querySelector('img')?.getAttribute('src')?.match(/([^/]+)\.svg/)?.[1] || card.id.split('-')[1] || '';
async function told(card) {                                         // [name, text]: as they stand on the card, else as fetched
  texts ??= fetch($('table').dataset.texts).then(r => r.json()).catch(() => texts = null);
  const fetched = (await texts)?.[partOf(card)] ?? [];
  return ['.name', '.text'].map((part, i) => card.querySelector(part)?.textContent ?? fetched[i] ?? '');
}
let glanced = null;
for (const kind of ['mouseover', 'focusin']) document.addEventListener(kind, async e => {
  const card = glanced = e.target.closest?.('#table .card:not(.back), #table [data-part]') ?? null;
  const [name, text] = card ? await told(card) : ['', ''], spoken = card?.querySelector('.hit')?.ariaLabel || name;
  if (card !== glanced) return;
  $('peek').hidden = !spoken || !text && !card.querySelector('.hit[value]') || $('zoom').open;
  $('peek').replaceChildren(Object.assign(document.createElement('strong'), { textContent: spoken ?? '' }), ' ' + text);
});

// --- reminders: one per turn -------------------------------------------------------------------------------------
const title = document.title;
function remind(turn = $('table').dataset.turn === '1') {
  document.title = turn ? '● ' + title : title;
  if (turn && wasTurn === false) {
    if (kept('sound', '')) beep();
    if (document.hidden && Notification?.permission === 'granted') new Notification(title, { body: $('ask').textContent, tag: 'turn' });
  }
  wasTurn = turn;
}
function beep() {
  const a = new AudioContext(), o = a.createOscillator(), g = a.createGain();
  o.connect(g).connect(a.destination); o.frequency.value = 660; g.gain.setValueAtTime(.08, a.currentTime);
  g.gain.exponentialRampToValueAtTime(.001, a.currentTime + .4); o.start(); o.stop(a.currentTime + .4);
}
async function peek() {                                             // a hidden page holds no connection, it only asks now and then
  if (!document.hidden) return;
  const r = await fetch($('table').dataset.live.replace(/live$/, 'turn')).catch(() => null);
  if (r?.ok) remind((await r.json()).turn);
}
setInterval(peek, 20000);
document.addEventListener('visibilitychange', () => { if (document.hidden) { source?.close(); } else connect(); });

// --- settings -------------------------------------------------------------------------------------------------------
$('pace-range').value = kept('pace', 450);
$('pace-range').addEventListener('input', e => keep('pace', e.target.value));
for (const id of ['sound', 'twice']) { $(id).checked = !!kept(id, ''); $(id).addEventListener('change', e => keep(id, e.target.checked ? '1' : '')); }
$('notify').addEventListener('click', () => Notification?.requestPermission());
remind();
connect();
