import type { Seat } from '@cap-diamant/kernel';
import type { Clock } from './clock.ts';

/** What the opponents need of the game they play in. */
export interface Asking {
  readonly clock: Clock;
  /** The least time between two decisions of bots. */
  pace(): number;
  /** The seat of the bot whose decision is awaited, if it is a bot's. */
  awaited(): Seat | undefined;
  choose(seat: Seat, signal: AbortSignal): Promise<string>;
  play(seat: Seat, text: string): void;
}

/** Asks the bots, one after the other, at a pace people can follow and break off. */
export class Opponents {
  #thinking = $state<Seat>();
  #paused = $state(false);
  #holds = 0;
  #hurried = false;
  #question: AbortController | undefined;
  #pause: AbortController | undefined;
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  get thinking(): Seat | undefined {
    return this.#thinking;
  }

  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    this.#paused = paused;
    this.ask();
  }

  /** No waiting until a person is asked again. */
  hurry(): void {
    this.#hurried = true;
    this.#pause?.abort();
  }

  /** Bots wait while something is being shown, until every hold is released. */
  hold(): () => void {
    this.#holds++;
    this.ask();
    let held = true;
    return () => {
      if (held) this.#holds--;
      held = false;
      this.ask();
    };
  }

  /** Withdraws what was asked and asks anew, if a bot is to decide. */
  ask(): void {
    this.stop();
    const seat = this.#asking.awaited();
    if (seat === undefined) this.#hurried = false;
    if (seat === undefined || this.#paused || this.#holds > 0) return;
    this.#question = new AbortController();
    this.#thinking = seat;
    void this.#answer(seat, this.#question.signal);
  }

  stop(): void {
    this.#question?.abort();
    this.#thinking = undefined;
  }

  async #answer(seat: Seat, signal: AbortSignal): Promise<void> {
    this.#pause = new AbortController();
    const { clock } = this.#asking;
    const waited = clock.wait(this.#hurried ? 0 : this.#asking.pace(), AbortSignal.any([signal, this.#pause.signal]));
    const [text] = await Promise.all([this.#asking.choose(seat, signal), waited]);
    if (!signal.aborted) this.#asking.play(seat, text);
  }
}
