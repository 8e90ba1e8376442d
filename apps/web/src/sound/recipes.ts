import type { Sound } from './sounds.ts';
import type { Voices } from './voices.ts';

/** Starts a sound. Returns the seconds after which the next one may follow; the end of a sound may still ring then. */
type Recipe = (voices: Voices) => number;

/** Wood on paper: a dull knock with a trace of the grain. */
const knock = (voices: Voices, after: number, hertz: number, gain: number): void => {
  voices.tone({ after, seconds: 0.11, gain, hertz, to: hertz * 0.6, wave: 'triangle' });
  voices.noise({ after, seconds: 0.05, gain: gain * 0.7, filter: 'bandpass', hertz: 1400, sharpness: 1.2 });
};

/** The partials of a church bell: frequency, loudness and how long each rings. */
const PARTIALS = [
  [0.5, 0.5, 2.6],
  [1, 1, 2.1],
  [1.19, 0.6, 1.7],
  [1.5, 0.35, 1.3],
  [2, 0.5, 1.1],
  [2.74, 0.22, 0.7],
  [3.76, 0.12, 0.4],
] as const;

const ring = (voices: Voices, after: number, hertz: number, gain: number): void => {
  for (const [ratio, part, seconds] of PARTIALS) {
    voices.tone({ after, seconds, gain: gain * part, hertz: hertz * ratio });
  }
};

const pluck = (voices: Voices, after: number, hertz: number, gain: number): void => {
  voices.tone({ after, seconds: 0.45, gain, hertz, wave: 'triangle' });
  voices.tone({ after, seconds: 0.25, gain: gain * 0.3, hertz: hertz * 3 });
};

export const RECIPES: { readonly [sound in Sound]: Recipe } = {
  place: voices => {
    knock(voices, 0, 210, 0.58);
    return 0.14;
  },
  build: voices => {
    knock(voices, 0, 330, 0.26);
    knock(voices, 0.11, 370, 0.3);
    knock(voices, 0.22, 165, 0.5);
    return 0.42;
  },
  // Steps going down, as influence does from zone to zone.
  cascade: voices => {
    for (const [at, hertz] of [880, 784, 659, 587, 523, 440].entries()) pluck(voices, at * 0.075, hertz, 0.13);
    return 0.5;
  },
  card: voices => {
    voices.noise({ seconds: 0.16, gain: 0.42, attack: 0.05, filter: 'bandpass', hertz: 1900, to: 3600 });
    voices.noise({ after: 0.12, seconds: 0.06, gain: 0.3, filter: 'lowpass', hertz: 900 });
    return 0.2;
  },
  // Two strokes, down and back up.
  pen: voices => {
    voices.noise({ seconds: 0.14, gain: 0.36, attack: 0.04, filter: 'bandpass', hertz: 4000, to: 2600, sharpness: 3 });
    voices.noise({
      after: 0.15,
      seconds: 0.2,
      gain: 0.4,
      attack: 0.06,
      filter: 'bandpass',
      hertz: 2800,
      to: 4600,
      sharpness: 3,
    });
    return 0.36;
  },
  bell: voices => {
    ring(voices, 0, 392, 0.16);
    ring(voices, 0.75, 392, 0.1);
    return 1.5;
  },
  wind: voices => {
    voices.noise({ seconds: 2.4, gain: 0.7, attack: 0.9, filter: 'bandpass', hertz: 320, to: 760, sharpness: 2.2 });
    voices.noise({
      after: 0.7,
      seconds: 2.2,
      gain: 0.5,
      attack: 0.9,
      filter: 'bandpass',
      hertz: 900,
      to: 280,
      sharpness: 3,
    });
    return 1.6;
  },
  turn: voices => {
    pluck(voices, 0, 659, 0.12);
    pluck(voices, 0.13, 880, 0.12);
    return 0.3;
  },
  victory: voices => {
    for (const [at, hertz] of [392, 523, 659, 784].entries()) pluck(voices, at * 0.13, hertz, 0.2);
    for (const hertz of [523, 659, 784]) pluck(voices, 0.56, hertz, 0.16);
    ring(voices, 0.56, 1047, 0.05);
    return 1.4;
  },
};
