import type { Seat } from '@cap-diamant/kernel';
import type { Clock } from './clock.ts';

/** How people at the table control the bots of their device. */
export interface BotControl {
  /** The seat of the bot that is thinking. */
  readonly thinking: Seat | undefined;
  paused: boolean;
  /** Skips the pauses until a person has to decide again. */
  hurry(): void;
  /** Makes the bots wait, for example during an animation, until every hold is released. */
  hold(): () => void;
}

/** What the bots need of the game they play in. */
export interface BotTable<Move> {
  readonly clock: Clock;
  /** The minimum time between two moves of bots. */
  pace(): number;
  /** The seat of the bot that has to decide now, if it is a bot's turn. */
  awaited(): Seat | undefined;
  choose(seat: Seat, signal: AbortSignal): Promise<Move>;
  play(seat: Seat, move: Move): void;
}

/** Lets the bots play one after the other, slowly enough for people to follow and interrupt. */
export class BotHost<Move> implements BotControl {
  #thinking = $state<Seat>();
  #paused = $state(false);
  #holds = 0;
  #hurried = false;
  #question: AbortController | undefined;
  #pause: AbortController | undefined;
  readonly #table: BotTable<Move>;

  constructor(table: BotTable<Move>) {
    this.#table = table;
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

  hurry(): void {
    this.#hurried = true;
    this.#pause?.abort();
  }

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

  /** Aborts the current request and starts again, if a bot has to decide. */
  ask(): void {
    this.stop();
    const seat = this.#table.awaited();
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
    const { clock } = this.#table;
    const waited = clock.wait(this.#hurried ? 0 : this.#table.pace(), AbortSignal.any([signal, this.#pause.signal]));
    const [move] = await Promise.all([this.#table.choose(seat, signal), waited]).catch(() => []);
    if (!signal.aborted && move !== undefined) this.#table.play(seat, move);
  }
}
