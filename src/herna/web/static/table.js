// The program of every table: it shows frames as they come, one after another, and sends choices. It knows no game.
import './table/choices.js';
import './table/keys.js';
import './table/pointing.js';
import './table/presses.js';
import './table/reader.js';
import './table/stream.js';
