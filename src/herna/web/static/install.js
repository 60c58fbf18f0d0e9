// Lets the browser keep what can be read without a connection; only over TLS or on this machine.
const here = new URL(import.meta.url);
const build = here.pathname.split('/').at(-2);
navigator.serviceWorker?.register(new URL(`../../worker.js?build=${build}`, here)).catch(() => {});
