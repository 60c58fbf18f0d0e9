// Keeps what can be read without a connection: rules, cards, their pictures, and the page that leads to them.
// Tables, lists of games and whatever else has a key in it is never kept: only addresses that are named here are.
const build = new URL(location.href).searchParams.get('build');
const SHELF = `herna ${build}`;
const top = new URL('./', location.href).pathname; // where the room lies
const OFFLINE = `${top}offline`;

const path = url => (url.origin === location.origin && url.pathname.startsWith(top) ? url.pathname : '');
const inside = (url, ...folders) => folders.some(folder => path(url).startsWith(`${top}${folder}/`));

/** Files whose address changes with their content. */
const isFile = url => inside(url, 'static', 'art', 'texts') && !url.search;

/** Pages that are the same for everybody; what somebody searches for is not kept. */
const isBook = url => (inside(url, 'rules', 'cards') || path(url) === OFFLINE) && !url.search;

async function keep(request, answer) {
  if (answer.ok && !answer.redirected) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}

async function fileOf(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function bookOf(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (lost) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    return withoutConnection(lost);
  }
}

async function withoutConnection(lost) {
  const kept = await caches.match(OFFLINE, { ignoreVary: true });
  if (kept) return kept;
  throw lost;
}

/** The page for those without a connection, and the files it is made of. */
async function pack() {
  const page = await keep(OFFLINE, await fetch(OFFLINE));
  const files = [...(await page.text()).matchAll(/"([^"]*\/static\/[^"]+)"/g)].map(found => found[1]);
  await (await caches.open(SHELF)).addAll(files);
}

/** A new version of the room reads the books of the one before anew, as far as it can. */
async function takeOver() {
  const names = (await caches.keys()).filter(name => name.startsWith('herna ') && name !== SHELF);
  for (const name of names) {
    const known = await (await caches.open(name)).keys();
    await caches.delete(name);
    for (const request of known.filter(one => isBook(new URL(one.url)))) await bookOf(request.url).catch(() => null);
  }
  await clients.claim();
}

addEventListener('install', event => event.waitUntil(pack().then(() => skipWaiting())));
addEventListener('activate', event => event.waitUntil(takeOver()));
addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isFile(url)) event.respondWith(fileOf(request));
  else if (isBook(url)) event.respondWith(bookOf(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(withoutConnection));
});

// A reminder of one's turn. It names a table; which seat is one's own there, the room knows by this browser's cookie.
addEventListener('push', event => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // a message that cannot be read is shown without words
  }
  const { title = 'Herna', body = '', table = '' } = told;
  const icon = `${top}static/${build}/icon-192.png`;
  event.waitUntil(registration.showNotification(title, { body, icon, tag: `herna.turn.${table}`, data: { table } }));
});

async function goTo(table) {
  const url = new URL(table ? `${top}mine/${encodeURIComponent(table)}` : top, location.href).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(page => table && new URL(page.url).pathname.startsWith(`${top}t/${table}/`));
  await (open ? open.focus() : clients.openWindow(url));
}

addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.table ?? ''));
});
