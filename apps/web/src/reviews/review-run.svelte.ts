import {
  assembleReview,
  botSeed,
  type Effort,
  ENGINE_VERSION,
  hasChoice,
  type JudgedDecision,
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
}

/** As many as the page has workers. */
const PARALLEL = 2;

/** The review of a finished game: runs in the background, can be stopped, and is kept. */
export class ReviewRun {
  readonly id: string;
  readonly match: Match;
  readonly segments: readonly Segment[];
  readonly #parts: ReviewParts;
  readonly #outcome: Outcome;
  #verdicts = $state.raw<readonly (SegmentVerdict | undefined)[]>([]);
  #running = $state.raw<AbortController>();
  /** Some decisions could not be judged. */
  failed = $state(false);

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

  /** Brings back what was kept. */
  async restore(): Promise<void> {
    const kept = await this.#parts.load(this.id);
    if (kept?.engine === ENGINE_VERSION && kept.moves === this.#moves) this.#verdicts = kept.verdicts;
  }

  /** Goes on where it stopped. */
  async start(): Promise<void> {
    if (this.running) return;
    const stop = new AbortController();
    this.#running = stop;
    this.failed = false;
    try {
      await runReview({
        segments: this.segments,
        known: this.#verdicts,
        parallel: PARALLEL,
        judge: (segment, effort) => this.judge(segment, segment.played, effort, stop.signal),
        onVerdict: (index, verdict) => this.#learn(index, verdict),
        isStopped: () => stop.signal.aborted,
      });
    } catch {
      // Stopped: what is known so far stays.
    }
    if (this.#running === stop) this.#running = undefined;
    await this.#keep();
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** What some moves in the place of a segment's are worth. */
  judge(
    { at, seat, view }: Pick<Segment, 'at' | 'seat' | 'view'>,
    played: readonly unknown[],
    effort: Effort,
    signal: AbortSignal,
  ): Promise<readonly JudgedDecision[]> {
    const { start, game } = this.match;
    const seed = botSeed('seed' in start ? start.seed : undefined, at);
    return this.#parts.judge({ question: { match: this.id, game: game.id, view, seat, seed }, played, effort }, signal);
  }

  get #moves(): string {
    return this.match.entries.map(({ move }) => move).join();
  }

  #learn(index: number, verdict: SegmentVerdict): void {
    if (verdict.decisions.length === 0) this.failed = true;
    this.#verdicts = this.segments.map((_, at) => (at === index ? verdict : this.#verdicts[at]));
  }

  #keep(): Promise<void> {
    return this.#parts.save({ id: this.id, engine: ENGINE_VERSION, moves: this.#moves, verdicts: [...this.#verdicts] });
  }
}
