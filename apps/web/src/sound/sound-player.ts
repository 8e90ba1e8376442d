import type { Sound } from './sounds.ts';
import type { Synthesizer } from './synthesizer.ts';

/** Loudness goes from 0 to this. */
export const LOUDEST = 10;

type Load = () => Promise<Synthesizer>;

const load: Load = async () => (await import('./synthesizer.ts')).createSynthesizer(new AudioContext());

/** Browsers allow sound only after the first click, tap or key, and people expect none before it. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Plays the sounds of the table. The code that makes them loads with the first one. */
export class SoundPlayer {
  readonly #load: Load;
  readonly #allowed: () => boolean;
  #synthesizer: Promise<Synthesizer> | undefined;

  constructor(start: Load = load, allowed: () => boolean = touched) {
    this.#load = start;
    this.#allowed = allowed;
  }

  /** Plays sounds one after the other, at a loudness from 0 to `LOUDEST`. */
  async play(sounds: readonly Sound[], loudness: number): Promise<void> {
    if (sounds.length === 0 || loudness <= 0 || !this.#allowed()) return;
    this.#synthesizer ??= this.#load();
    try {
      // Ears hear ratios: squared, each step of the slider sounds alike.
      (await this.#synthesizer).play(sounds, (loudness / LOUDEST) ** 2);
    } catch {
      // A table without sound is still a table; the next sound tries again.
      this.#synthesizer = undefined;
    }
  }
}

export const soundPlayer = new SoundPlayer();
