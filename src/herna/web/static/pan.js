// Parts of a table that can be enlarged and moved about: [data-pan]. Buttons, keys, a pinch, a drag. No game knowledge here.
'use strict';
{
  const MOST = 4, root = document.documentElement;
  let scale = 1, drag = null, pinch = 0, dragged = false;
  const paneOf = e => e.target.closest?.('[data-pan]');
  // `by` 0 fits everything in again; the point (x, y) of the screen stays where it is. The scale lives outside of what frames replace.
  function magnify(pane, by, x, y) {
    const box = pane.getBoundingClientRect(), dx = (x ?? box.x + box.width / 2) - box.x, dy = (y ?? box.y + box.height / 2) - box.y;
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
    drag = pane ? { pane, x: e.clientX + pane.scrollLeft, y: e.clientY + pane.scrollTop, fromX: e.clientX, fromY: e.clientY } : null;
    dragged = false;
  });
  document.addEventListener('pointermove', e => {
    if (!drag || !dragged && Math.hypot(e.clientX - drag.fromX, e.clientY - drag.fromY) < 5) return;
    dragged = true;
    drag.pane.scrollTo(drag.x - e.clientX, drag.y - e.clientY);
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
