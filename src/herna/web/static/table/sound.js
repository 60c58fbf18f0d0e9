// What happens can be heard: short sounds, made here, for the gestures of the stage and for one's own turn.
import { byId } from './page.js';
import { wants } from './settings.js';

const VOLUME = 0.06;
const SOUNDS = JSON.parse(byId('stagelight').dataset.sounds);

let audio = null;

/** Sound the gesture of this name, or `yours`: then a page that nobody looks at may be heard, too. */
export function sound(name) {
  const seen = !document.hidden || name === 'yours';
  if (!SOUNDS[name] || !wants('sound') || !seen || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(...tone);
}

function play(from, to, after, lasts, type) {
  const begin = audio.currentTime + after;
  const wave = new OscillatorNode(audio, { type, frequency: from });
  const volume = new GainNode(audio, { gain: VOLUME });
  wave.connect(volume).connect(audio.destination);
  wave.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
  wave.start(begin);
  wave.stop(begin + lasts);
}
