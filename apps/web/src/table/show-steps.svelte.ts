import { reducedMotion } from './motion.ts';
import { showPace } from './show-pace.svelte.ts';

/** The first step waits until the dialog is open, so that the two animations don't compete. */
const OPENING = 500;

/**
 * How far a scoring is. It advances by itself; with reduced motion, each step waits for a press. Create it during
 * component initialisation.
 */
export class ShowSteps {
  readonly #count: number;
  /** The index of the current step; the number of steps once all are done. */
  at = $state(0);
  begun = $state(reducedMotion());

  /** `timeOf`: how long a step takes at the chosen pace, in milliseconds. */
  constructor(count: number, timeOf: (at: number, pace: number) => number = (_, pace) => pace) {
    this.#count = count;
    if (showPace.milliseconds === 0) this.skip();
    $effect(() => {
      const timer = setTimeout(() => {
        this.begun = true;
      }, OPENING);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { at } = this;
      if (this.over || reducedMotion() || !this.begun) return undefined;
      const timer = setTimeout(() => this.next(), timeOf(at, showPace.milliseconds));
      return () => clearTimeout(timer);
    });
  }

  get over(): boolean {
    return this.at >= this.#count;
  }

  get status(): 'opening' | 'running' | 'over' {
    if (this.over) return 'over';
    return this.begun ? 'running' : 'opening';
  }

  next(): void {
    this.at++;
  }

  skip(): void {
    this.at = this.#count;
  }
}
