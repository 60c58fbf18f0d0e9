// One reminder for one turn, however many pages of the room are open: they share what they have told.

/** It is somebody's turn at a table, or not any more. With `told`, a notification says so to those who want it. */
export function remindOf(table, turn, told) {
  const key = `herna.turn.${table}`;
  if (!turn) {
    localStorage.removeItem(key);
  } else if (!localStorage.getItem(key)) {
    localStorage.setItem(key, '1');
    if (told && document.hidden && window.Notification?.permission === 'granted') {
      new Notification(told.title, { body: told.body, tag: key });
    }
  }
}
