// Panels that lie side by side, with tabs (#tabs) that lead to them: the tab of the panel that is seen is marked.
// It knows no game.

function mark() {
  for (const tab of document.querySelectorAll('#tabs a')) {
    const panel = document.getElementById(tab.hash.slice(1));
    const [own, all] = [panel, panel.parentElement].map(one => one.getBoundingClientRect());
    const open = Math.abs(own.left - all.left) < all.width / 2;
    if (open) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

document.addEventListener('scroll', mark, { capture: true, passive: true });
document.addEventListener('frame', mark);
addEventListener('resize', mark);
mark();
