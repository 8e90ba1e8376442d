import {
  assembleReview,
  type Effort,
  ENGINE_VERSION,
  hasChoice,
  type JudgedDecision,
  judgeSeed,
  type Review,
  runReview,
  type Segment,
  type SegmentVerdict,
  segmentsOf,
  THOROUGH,
} from '@cap-diamant/bots';
import { type Outcome, range, unwrap } from '@cap-diamant/kernel';
import { type Match, stateAt } from '@cap-diamant/match';
import type { Judge } from '../bots/client.ts';
import type { KeptReview } from './review-storage.ts';

/** What a review needs of the page. */
export interface ReviewParts {
  readonly judge: Judge;
  load(id: string): Promise<KeptReview | undefined>;
  save(review: KeptReview): Promise<void>;
  /** Runs something in a moment. */
  soon(run: () => void): void;
  /** How many processors there are. */
  readonly processors: number;
}

/** As many as the page has workers. */
const WORKERS = 2;
/** After how many judgements it is stored, in case the page is closed. */
const STORE_EVERY = 25;

/** The review of a finished game: runs in the background, can be stopped, and is kept. */
export class ReviewRun {
  readonly id: string;
  readonly match: Match;
  readonly segments: readonly Segment[];
  readonly #parts: ReviewParts;
  readonly #outcome: Outcome;
  /** What is known, and what of it is shown: judgements come in faster than the page should draw them. */
  readonly #known: (SegmentVerdict | undefined)[] = [];
  #verdicts = $state.raw<readonly (SegmentVerdict | undefined)[]>([]);
  #willShow = false;
  #running = $state.raw<AbortController>();
  /** Some decisions could not be judged. */
  failed = $state(false);
  /** Somebody stopped it: it goes on only when somebody asks. */
  paused = $state(false);
  #unstored = 0;

  constructor(id: string, match: Match, outcome: Outcome, parts: ReviewParts) {
    const { game, entries } = match;
    this.id = id;
    this.match = match;
    this.#outcome = outcome;
    this.#parts = parts;
    const states = range(entries.length + 1).map(at => stateAt(match, at));
    const moves = entries.map(({ seat, move }) => ({ seat, move: unwrap(game.notation.parseMove(move)) }));
    this.segments = segmentsOf(game, states, moves);
  }

  /** How many segments there are to judge, and how many have been judged thoroughly. */
  get total(): number {
    return this.segments.filter(hasChoice).length;
  }

  done: number = $derived.by(() => this.#verdicts.filter(verdict => verdict?.playouts === THOROUGH.playouts).length);
  /** Every decision got at least a first look: the graph has all its points. */
  sketched: boolean = $derived.by(() => this.#verdicts.filter(verdict => verdict !== undefined).length === this.total);
  finished: boolean = $derived.by(() => this.done === this.total);
  running: boolean = $derived.by(() => this.#running !== undefined);
  /** What is known so far: at first only a quick look at every decision. */
  review: Review = $derived.by(() =>
    assembleReview(
      { version: ENGINE_VERSION, effort: THOROUGH },
      this.segments,
      this.segments.map((_, index) => this.#verdicts[index]?.decisions),
      this.#outcome,
    ),
  );

  /** Brings back what was kept. Earlier versions kept empty verdicts where the judge had failed. */
  async restore(): Promise<void> {
    const kept = await this.#parts.load(this.id);
    if (kept?.engine === ENGINE_VERSION && kept.moves === this.#moves) {
      this.#known.push(...kept.verdicts.map(verdict => (verdict?.decisions.length === 0 ? undefined : verdict)));
      this.#show();
    }
  }

  /** Goes on where it stopped. */
  async start(): Promise<void> {
    if (this.running || this.finished) return;
    this.paused = false;
    const stop = new AbortController();
    this.#running = stop;
    this.failed = false;
    try {
      await runReview({
        segments: this.segments,
        known: [...this.#known],
        // The graph comes first; after it, one processor is left to the page.
        parallel: ({ playouts }) =>
          playouts === 0 ? WORKERS : Math.max(1, Math.min(WORKERS, this.#parts.processors - 1)),
        judge: async (segment, effort) => {
          const judged = await this.judge(segment, segment.played, effort, stop.signal);
          if (judged === undefined) this.failed = true;
          return judged;
        },
        onVerdict: (index, verdict) => this.#learn(index, verdict),
        isStopped: () => stop.signal.aborted,
      });
    } catch {
      // Stopped: what is known so far stays.
    }
    if (this.#running !== stop) return;
    this.#running = undefined;
    this.#show();
    await this.#store();
  }

  /** Stores what is known at once, so that whoever opens the review next finds it. */
  stop(): void {
    if (this.#running === undefined) return;
    this.#running.abort();
    this.#running = undefined;
    this.#show();
    void this.#store();
  }

  /** Stops or goes on because somebody wants it. */
  toggle(): void {
    if (this.running) {
      this.stop();
      this.paused = true;
    } else void this.start();
  }

  /** What some moves in the place of a segment's are worth; undefined if nobody could say. */
  judge(
    { at, seat, view }: Pick<Segment, 'at' | 'seat' | 'view'>,
    played: readonly unknown[],
    effort: Effort,
    signal: AbortSignal,
  ): Promise<readonly JudgedDecision[] | undefined> {
    const question = { match: this.id, game: this.match.game.id, view, seat, seed: judgeSeed(at) };
    return this.#parts.judge({ question, played, effort }, signal);
  }

  get #moves(): string {
    return this.match.entries.map(({ move }) => move).join();
  }

  #learn(index: number, verdict: SegmentVerdict): void {
    this.#known[index] = verdict;
    if (!this.#willShow) {
      this.#willShow = true;
      this.#parts.soon(() => this.#show());
    }
    if (++this.#unstored >= STORE_EVERY) void this.#store();
  }

  #show(): void {
    this.#willShow = false;
    this.#verdicts = this.segments.map((_, at) => this.#known[at]);
  }

  #store(): Promise<void> {
    this.#unstored = 0;
    return this.#parts.save({ id: this.id, engine: ENGINE_VERSION, moves: this.#moves, verdicts: [...this.#known] });
  }
}
