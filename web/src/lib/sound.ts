// Short sounds, made on the spot.
import { settings } from './settings.svelte';

export type Sound = 'place' | 'turn' | 'win' | 'lose' | 'refused';

/** Each sound as tones: pitch in hertz, start and length in seconds. */
const TONES: Record<Sound, [number, number, number][]> = {
  place: [[220, 0, 0.05]],
  turn: [[523, 0, 0.09], [659, 0.09, 0.12]],
  win: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.25]],
  lose: [[392, 0, 0.15], [330, 0.15, 0.25]],
  refused: [[150, 0, 0.12]],
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on and the page may make any. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + start;
    tone.type = sound === 'place' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
