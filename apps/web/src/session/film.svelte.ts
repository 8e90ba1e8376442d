import type { Clock } from './clock.ts';

const FRAME = 1000;

/** Which point of the game is shown: the present, or one of the past, also as a film. */
export class Film {
  #shown = $state<number>();
  #playing = $state(false);
  /** Decisions per second. */
  speed = $state(1);
  #reel: AbortController | undefined;
  readonly #clock: Clock;
  readonly #length: () => number;
  readonly #turned: () => void;

  /** `turned` hears of every change of what is shown. */
  constructor(clock: Clock, length: () => number, turned: () => void) {
    this.#clock = clock;
    this.#length = length;
    this.#turned = turned;
  }

  get live(): boolean {
    return this.#shown === undefined;
  }

  /** The number of decisions in what is shown. */
  get at(): number {
    return this.#shown ?? this.#length();
  }

  get playing(): boolean {
    return this.#playing;
  }

  goTo(at: number): void {
    this.stop();
    this.#show(at);
  }

  /** Shows decision after decision, from where the film stands or from the start. */
  async play(): Promise<void> {
    this.stop();
    const reel = new AbortController();
    this.#reel = reel;
    this.#playing = true;
    if (this.live) this.#show(0);
    while (!this.live) {
      await this.#clock.wait(FRAME / this.speed, reel.signal);
      if (reel.signal.aborted) return;
      this.#show(this.at + 1);
    }
    this.#playing = false;
  }

  stop(): void {
    this.#reel?.abort();
    this.#playing = false;
  }

  #show(at: number): void {
    const shown = Math.max(0, Math.min(at, this.#length()));
    this.#shown = shown === this.#length() ? undefined : shown;
    this.#turned();
  }
}
