// Links that are given away: a button copies one, another hands it to what the device sends things with.

/** Without TLS, browsers have no clipboard for pages; copying what is selected still works. */
async function copy(field) {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => document.execCommand('copy'));
  else document.execCommand('copy');
}

for (const box of document.querySelectorAll('.share')) {
  const field = box.querySelector('input');
  const copying = box.querySelector('.copy');
  const sending = box.querySelector('.send');
  copying.hidden = false;
  copying.addEventListener('click', async () => {
    await copy(field);
    copying.lastElementChild.textContent = copying.dataset.done;
  });
  sending.hidden = !navigator.share;
  sending.addEventListener('click', () =>
    navigator.share({ title: sending.dataset.title, url: field.value }).catch(() => {}),
  );
  field.addEventListener('focus', () => field.select());
}
