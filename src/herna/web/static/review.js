// A review that is being made: its page shows how far it is, and comes anew when it is done.
const PAUSE = 1500; // milliseconds

const working = document.getElementById('working');
const bar = document.getElementById('progress');

async function look() {
  const answer = await fetch(working.dataset.progress, { headers: { 'X-Live': '1' } }).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  if (told && !told.working) {
    location.reload();
    return;
  }
  if (told?.total) {
    bar.max = told.total;
    bar.value = told.done;
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
