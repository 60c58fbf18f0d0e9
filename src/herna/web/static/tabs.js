// Panels that lie side by side, with tabs (#tabs) that lead to them: the tab of the panel that is seen is marked.
// It knows no game.

function mark() {
  for (const tab of document.querySelectorAll('#tabs a')) {
    const panel = document.getElementById(tab.hash.slice(1));
    const { left, right } = panel.getBoundingClientRect();
    const open = left < innerWidth / 2 && right > 0 && (left + right) / 2 > 0;
    if (open) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

document.addEventListener('scroll', mark, { capture: true, passive: true });
document.addEventListener('frame', mark);
addEventListener('resize', mark);
mark();
