// One reminder for one turn, however many pages of the room are open: they share what they have told. The room knows of
// it, too, so that neither another browser nor a message to a telephone tells it again.
const top = new URL('../../', import.meta.url); // where the room lies

/** Whether this page may tell of the turn; a browser that the room does not know by its seat asks nobody. */
async function mayTell(table) {
  const asked = await fetch(new URL(`mine/${table}/reminded`, top), { method: 'POST' }).catch(() => null);
  return asked?.status !== 409;
}

/** It is somebody's turn at a table, or not any more. With `told`, a notification says so to those who want it. */
export async function remindOf(table, turn, told) {
  const key = `herna.turn.${table}`;
  if (!turn) {
    localStorage.removeItem(key);
  } else if (!localStorage.getItem(key)) {
    localStorage.setItem(key, '1');
    if (told && document.hidden && window.Notification?.permission === 'granted' && (await mayTell(table))) {
      new Notification(told.title, { body: told.body, tag: key });
    }
  }
}
