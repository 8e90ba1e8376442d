import { RECIPES } from './recipes.ts';
import type { Sound } from './sounds.ts';
import { Voices } from './voices.ts';

export interface Synthesizer {
  /** Plays sounds one after the other; `gain` is 1 at the loudest. */
  play(sounds: readonly Sound[], gain: number): void;
}

/** After this many seconds of silence the audio device may sleep. */
const IDLE = 4;
const GOLDEN = 0.618034;
/** The largest change of pitch, in semitones. */
const SPREAD = 1.6;

/** Makes all sounds with Web Audio: nothing is recorded, so there is nothing to download. */
export const createSynthesizer = (context: AudioContext): Synthesizer => {
  const master = context.createGain();
  // Several sounds together must not distort.
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  let played = 0;
  let free = 0;
  let sleep: ReturnType<typeof setTimeout> | undefined;

  /** A little higher or lower each time; this sequence never repeats itself closely. */
  const nextPitch = (): number => {
    played++;
    return 2 ** ((((played * GOLDEN) % 1) - 0.5) * (SPREAD / 12));
  };

  return {
    play: (sounds, gain) => {
      clearTimeout(sleep);
      void context.resume();
      const now = context.currentTime;
      master.gain.setTargetAtTime(gain, now, 0.01);
      // Sounds of the next decision wait a moment for the last ones, but never pile up.
      let at = Math.min(Math.max(now + 0.02, free), now + 0.4);
      for (const sound of sounds) {
        at += RECIPES[sound](new Voices(context, master, at, nextPitch()));
      }
      free = at;
      sleep = setTimeout(() => void context.suspend(), (at - now + IDLE) * 1000);
    },
  };
};
