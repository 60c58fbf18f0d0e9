// Parts of a table that can be enlarged and moved about: [data-pan]. Buttons, keys, a pinch, a drag. No game knowledge here.
'use strict';
{
  const MOST = 4, root = document.documentElement;
  let scale = 1, drag = null, pinch = 0, dragged = false;
  const paneOf = e => e.target.closest?.('[data-pan]');
  const shrunk = pane => pane.getBoundingClientRect().width / pane.offsetWidth;   // how much smaller the whole table is shown
  // `by` 0 fits everything in again; the point (x, y) of the screen stays where it is. The scale lives outside of what frames replace.
  function magnify(pane, by, x, y) {
    const box = pane.getBoundingClientRect(), part = shrunk(pane);
    const dx = ((x ?? box.x + box.width / 2) - box.x) / part, dy = ((y ?? box.y + box.height / 2) - box.y) / part;
    const next = by ? Math.min(MOST, Math.max(1, scale * by)) : 1, ratio = next / scale;
    root.style.setProperty('--magnified', scale = next);
    pane.scrollTo((pane.scrollLeft + dx) * ratio - dx, (pane.scrollTop + dy) * ratio - dy);
  }
  document.addEventListener('click', e => {
    if (dragged) { dragged = false; e.preventDefault(); return e.stopPropagation(); }   // the end of a drag chooses nothing
    const b = e.target.closest('[data-magnify]');
    if (b) magnify(document.getElementById(b.getAttribute('aria-controls')), +b.dataset.magnify);
  }, true);
  document.addEventListener('keydown', e => {
    const pane = paneOf(e), by = { '+': 1.4, '=': 1.4, '-': 1 / 1.4, 0: 0 }[e.key];
    if (pane && by !== undefined && !e.ctrlKey && !e.metaKey) { e.preventDefault(); magnify(pane, by); }
  });
  document.addEventListener('wheel', e => {
    const pane = e.ctrlKey && paneOf(e);
    if (pane) { e.preventDefault(); magnify(pane, e.deltaY < 0 ? 1.15 : 1 / 1.15, e.clientX, e.clientY); }
  }, { passive: false });
  document.addEventListener('pointerdown', e => {
    const pane = e.pointerType === 'mouse' && e.button === 0 && scale > 1 && paneOf(e);
    drag = pane ? { pane, left: pane.scrollLeft, top: pane.scrollTop, x: e.clientX, y: e.clientY } : null;
    dragged = false;
  });
  document.addEventListener('pointermove', e => {
    const dx = drag && e.clientX - drag.x, dy = drag && e.clientY - drag.y;
    if (!drag || !dragged && Math.hypot(dx, dy) < 5) return;
    dragged = true;
    drag.pane.scrollTo(drag.left - dx / shrunk(drag.pane), drag.top - dy / shrunk(drag.pane));
  });
  for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, () => { drag = null; });
  const spread = t => Math.hypot(t[0].clientX - t[1].clientX, t[0].clientY - t[1].clientY);
  document.addEventListener('touchmove', e => {
    const pane = e.touches.length === 2 && paneOf(e);
    if (!pane) return;
    e.preventDefault();
    const now = spread(e.touches);
    if (pinch) magnify(pane, now / pinch, (e.touches[0].clientX + e.touches[1].clientX) / 2, (e.touches[0].clientY + e.touches[1].clientY) / 2);
    pinch = now;
  }, { passive: false });
  for (const kind of ['touchstart', 'touchend', 'touchcancel']) document.addEventListener(kind, () => { pinch = 0; });
}
