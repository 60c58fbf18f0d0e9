// Before the deal, a browser adds to the chance by itself: a random number, first its fingerprint, then the number.
const form = document.querySelector('#chance');
const { mark, share } = form.elements;
const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
if (share) {
  share.value = localStorage.getItem(form.dataset.mark) ?? '';
  if (share.value) form.submit();
} else if (crypto.subtle) {
  // only over TLS or on this machine
  const number = hex(crypto.getRandomValues(new Uint8Array(16)));
  mark.value = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(number)));
  localStorage.setItem(mark.value, number);
  form.submit();
}
