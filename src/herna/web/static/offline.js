// The shelf: says which books this device has, and fetches all of them for those who want it.
const links = [...document.querySelectorAll('.shelf a')];
const button = document.getElementById('keep');

async function mark() {
  for (const link of links) link.classList.toggle('kept', Boolean(await caches.match(link.href, { ignoreVary: true })));
}

/** Whatever is fetched goes through the worker, which keeps it. */
async function fetchAll() {
  const said = button.lastElementChild;
  button.disabled = true;
  let done = 0;
  for (const link of links) {
    said.textContent = `${button.dataset.doing} ${done} / ${links.length}`;
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const pictures = [...page.querySelectorAll('img[src]')].map(image => image.getAttribute('src'));
    const files = [...page.querySelectorAll('link[rel=stylesheet], script[src]')].map(
      file => file.getAttribute('href') ?? file.getAttribute('src'),
    );
    for (const address of [...files, ...pictures]) await fetch(address);
    done += 1;
    await mark();
  }
  said.textContent = button.dataset.done;
}

if (navigator.serviceWorker) {
  mark();
  navigator.serviceWorker.ready.then(() => {
    button.hidden = false;
  });
  button.addEventListener('click', () =>
    fetchAll().catch(() => {
      button.lastElementChild.textContent = button.dataset.failed;
      button.disabled = false;
    }),
  );
}
