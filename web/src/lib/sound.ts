// Short sounds, made on the spot: tones for what is said to the player, noise for what happens on the table.
import { settings } from './settings.svelte';

export type Sound = 'place' | 'slide' | 'flip' | 'dice' | 'turn' | 'win' | 'lose' | 'refused';

/** A tone: its pitch in hertz at its beginning and its end, and when it begins and how long it lasts, in
 * seconds. */
interface Tone {
  pitch: number;
  to?: number;
  at: number;
  long: number;
  wave?: OscillatorType;
}

/** A rustle or a knock: noise around a pitch that may change. */
interface Noise {
  around: number;
  to?: number;
  at: number;
  long: number;
  loud: number;
}

const LOUD = 0.12;
/** When the knocks of a die come: ever closer together. */
const KNOCKS = [0, 0.1, 0.19, 0.26, 0.31];

const TONES: Partial<Record<Sound, Tone[]>> = {
  place: [{ pitch: 210, to: 120, at: 0, long: 0.07, wave: 'triangle' }],
  turn: [{ pitch: 523, at: 0, long: 0.09 }, { pitch: 659, at: 0.09, long: 0.12 }],
  win: [{ pitch: 523, at: 0, long: 0.12 }, { pitch: 659, at: 0.12, long: 0.12 }, { pitch: 784, at: 0.24, long: 0.25 }],
  lose: [{ pitch: 392, at: 0, long: 0.15 }, { pitch: 330, at: 0.15, long: 0.25 }],
  refused: [{ pitch: 150, to: 130, at: 0, long: 0.12 }],
};

const NOISES: Partial<Record<Sound, Noise[]>> = {
  place: [{ around: 1800, at: 0, long: 0.03, loud: 0.1 }],
  slide: [{ around: 900, to: 2400, at: 0, long: 0.16, loud: 0.14 }],
  flip: [{ around: 2600, at: 0, long: 0.04, loud: 0.16 }, { around: 3400, to: 1500, at: 0.07, long: 0.07, loud: 0.2 }],
  dice: KNOCKS.map((at, n) => ({ around: 1500 + (n % 3) * 500, at, long: 0.045, loud: 0.3 - n * 0.04 })),
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound, if sounds are on and the page may make any. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of TONES[sound] ?? []) sing(context, tone);
  for (const one of NOISES[sound] ?? []) rustle(context, one);
}

/** A volume that swells at once and dies away. */
function swell(audio: AudioContext, from: number, long: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.01, long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
  volume.connect(audio.destination);
  return volume;
}

function sing(audio: AudioContext, { pitch, to = pitch, at, long, wave = 'sine' }: Tone): void {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, from);
  tone.frequency.exponentialRampToValueAtTime(to, from + long);
  tone.connect(swell(audio, from, long, LOUD));
  tone.start(from);
  tone.stop(from + long);
}

function rustle(audio: AudioContext, { around, to = around, at, long, loud }: Noise): void {
  const from = audio.currentTime + at;
  const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  noise ??= whiteNoise(audio);
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.setValueAtTime(around, from);
  band.frequency.exponentialRampToValueAtTime(to, from + long);
  source.connect(band).connect(swell(audio, from, long, loud));
  source.start(from);
  source.stop(from + long);
}

/** Half a second of noise. It is only heard: nothing that is played depends on it. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
