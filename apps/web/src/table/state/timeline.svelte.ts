import type { Clock } from '../../source/clock.ts';

const FRAME = 1000;

/** Which position is shown: the present or the past, also as a replay. */
export class Timeline {
  #shown = $state<number>();
  #playing = $state(false);
  /** Decisions per second. */
  speed = $state(1);
  #replay: AbortController | undefined;
  readonly #clock: Clock;
  readonly #length: () => number;
  readonly #moved: () => void;

  /** `moved` runs whenever the shown position changes. */
  constructor(clock: Clock, length: () => number, moved: () => void) {
    this.#clock = clock;
    this.#length = length;
    this.#moved = moved;
  }

  get live(): boolean {
    return this.#shown === undefined;
  }

  /** The number of decisions before the shown position. */
  get at(): number {
    return Math.min(this.#shown ?? Number.POSITIVE_INFINITY, this.#length());
  }

  get playing(): boolean {
    return this.#playing;
  }

  goTo(at: number): void {
    this.stop();
    this.#show(at);
  }

  /** Plays decision after decision, from the current position or from the start. */
  async play(): Promise<void> {
    await this.#run(this.live ? 0 : this.at, this.#length());
  }

  /** Plays some decisions again, then returns to the present. */
  async playAgain(from: number, to: number): Promise<void> {
    if (await this.#run(from, to)) this.#show(this.#length());
  }

  stop(): void {
    this.#replay?.abort();
    this.#playing = false;
  }

  /** Shows one position after the other, each for a moment. Returns false if it was stopped. */
  async #run(from: number, to: number): Promise<boolean> {
    this.stop();
    const replay = new AbortController();
    this.#replay = replay;
    this.#playing = true;
    this.#show(from);
    while (!this.live) {
      await this.#clock.wait(FRAME / this.speed, replay.signal);
      if (replay.signal.aborted) return false;
      if (this.at >= to) break;
      this.#show(this.at + 1);
    }
    this.#playing = false;
    return true;
  }

  #show(at: number): void {
    const shown = Math.max(0, Math.min(at, this.#length()));
    this.#shown = shown === this.#length() ? undefined : shown;
    this.#moved();
  }
}
