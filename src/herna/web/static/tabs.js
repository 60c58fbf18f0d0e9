// Panels that lie side by side, with tabs (#tabs) that lead to them: the tab of the panel that is seen is marked, and
// a question opens the one where its choices lie (.dot). It knows no game.

let asked = ''; // where the choices of the last question lay
const panelOf = tab => document.getElementById(tab.hash.slice(1));

function isOpen(tab) {
  const [own, all] = [panelOf(tab), panelOf(tab).parentElement].map(one => one.getBoundingClientRect());
  return Math.abs(own.left - all.left) < all.width / 2;
}

function mark() {
  for (const tab of document.querySelectorAll('#tabs a')) {
    if (isOpen(tab)) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

/** Once for a question: whoever looks elsewhere then stays there. */
function lead() {
  const dots = [...document.querySelectorAll('#tabs a.dot')].filter(tab => tab.checkVisibility());
  const now = dots.map(tab => tab.hash).join();
  if (now !== asked && dots.length && !dots.some(isOpen)) {
    const [panel, side] = [panelOf(dots[0]), panelOf(dots[0]).parentElement];
    const far = panel.getBoundingClientRect().left - side.getBoundingClientRect().left;
    side.scrollTo({ left: side.scrollLeft + far, behavior: 'instant' });
  }
  asked = now;
  mark();
}

document.addEventListener('scroll', mark, { capture: true, passive: true });
document.addEventListener('frame', lead);
addEventListener('resize', mark);
lead();
