import type { TableState } from '../state/table-state.svelte.ts';
import type { Judgement } from '../state/types.ts';
import { type TurningPoint, turningPointsIn } from './turning-points.ts';

type Reviewed = Pick<TableState, 'turnStarts' | 'judge' | 'outcome'>;

/** Lets a bot judge every turn of a finished game, one after the other in the background. */
export class Review {
  readonly #table: Reviewed;
  readonly #turns: readonly number[];
  #judgements = $state.raw<readonly Judgement[]>([]);
  #running = $state.raw<AbortController>();
  /** Somebody stopped it: it goes on only when somebody asks. */
  paused = $state(false);

  constructor(table: Reviewed) {
    this.#table = table;
    this.#turns = table.turnStarts();
  }

  get total(): number {
    return this.#turns.length;
  }

  get done(): number {
    return this.#judgements.length;
  }

  get running(): boolean {
    return this.#running !== undefined;
  }

  get finished(): boolean {
    return this.done === this.total;
  }

  /** The turning points among the turns judged so far. */
  points: readonly TurningPoint[] = $derived.by(() =>
    turningPointsIn(this.#judgements, this.finished ? this.#table.outcome?.scores : undefined),
  );

  /** Goes on where it stopped. */
  async start(): Promise<void> {
    if (this.running) return;
    this.paused = false;
    const stop = new AbortController();
    this.#running = stop;
    try {
      for (const at of this.#turns.slice(this.done)) {
        const judgement = await this.#table.judge(at, stop.signal);
        if (stop.signal.aborted) return;
        this.#judgements = [...this.#judgements, judgement];
      }
    } catch {
      // Stopped, or the bot failed: what is known so far stays.
    } finally {
      if (this.#running === stop) this.#running = undefined;
    }
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }
}

const reviews = new WeakMap<object, Review>();

/** The review of a table. Closing the result and opening it again keeps what is known. */
export const reviewOf = (table: Reviewed): Review => {
  const review = reviews.get(table) ?? new Review(table);
  reviews.set(table, review);
  return review;
};
