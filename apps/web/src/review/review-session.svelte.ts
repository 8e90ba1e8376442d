import { GRADES, type Grade, gradeSegment, isError, type ReviewedDecision, THOROUGH } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { stateAt } from '@cap-diamant/match';
import type { ReviewRun } from '../reviews/review-run.svelte.ts';
import type { Player } from '../source/players.ts';
import { jump } from '../table/motion.ts';
import { ReviewSource } from './review-source.svelte.ts';

/** What the person does with the selected decision. */
type Activity =
  | { readonly kind: 'looking' }
  /** The better line, `step` moves of it played. */
  | { readonly kind: 'line'; readonly step: number }
  /** Nobody could judge the try: it may be made again. */
  | { readonly kind: 'trying' | 'judging' | 'unjudged' }
  | { readonly kind: 'tried'; readonly grade: Grade };

/** Going through a reviewed game: which decision is shown, whose decisions, and second tries. */
export class ReviewSession {
  readonly run: ReviewRun;
  readonly source: ReviewSource;
  /** Whose decisions are listed; undefined: everybody's. */
  whose = $state<Seat>();
  /** Whether good decisions are listed too. */
  everything = $state(false);
  activity = $state.raw<Activity>({ kind: 'looking' });
  #at = $state<number>();
  #question: AbortController | undefined;

  constructor(run: ReviewRun, players: readonly Player[]) {
    this.run = run;
    this.source = new ReviewSource(run.id, run.match, players, moves => void this.#judge(moves));
    const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    this.whose = people.length === 1 ? people[0] : undefined;
  }

  selected: ReviewedDecision | undefined = $derived.by(() =>
    this.run.review.decisions.find(({ at }) => at === this.#at),
  );
  listed: readonly ReviewedDecision[] = $derived.by(() =>
    this.run.review.decisions.filter(
      ({ seat, grade }) => (this.whose === undefined || seat === this.whose) && (this.everything || isError(grade)),
    ),
  );
  /** The next decision to try again, in the order of the game. */
  nextError: ReviewedDecision | undefined = $derived.by(() =>
    this.listed.find(({ at, grade }) => isError(grade) && at > (this.#at ?? -1)),
  );

  /** The decision a moment belongs to, for the graph. */
  get at(): number | undefined {
    return this.#at;
  }

  /** What a seat saw before a decision. */
  viewAt(at: number, seat: Seat): unknown {
    const { match } = this.run;
    return match.game.view(stateAt(match, at), seat);
  }

  select({ at, seat }: Pick<ReviewedDecision, 'at' | 'seat'>): void {
    this.#question?.abort();
    jump(() => {
      this.#at = at;
      this.activity = { kind: 'looking' };
      this.source.show(at, seat);
    });
  }

  /** Selects the judged decision nearest to a moment of the game. */
  selectNear(at: number): void {
    const { decisions } = this.run.review;
    if (decisions.length === 0) return;
    this.select(decisions.reduce((best, each) => (Math.abs(each.at - at) < Math.abs(best.at - at) ? each : best)));
  }

  /** Selects the next or the previous one of the list. */
  step(by: 1 | -1): void {
    const index = this.listed.findIndex(({ at }) => at === this.#at);
    const next = this.listed[index === -1 ? 0 : index + by];
    if (next !== undefined) this.select(next);
  }

  /** Shows the better line up to a move. */
  showLine(step: number): void {
    const { selected } = this;
    if (selected === undefined) return;
    this.#question?.abort();
    const shown = Math.max(0, Math.min(step, selected.better.length));
    this.source.show(selected.at, selected.seat, selected.better.slice(0, shown));
    this.activity = { kind: 'line', step: shown };
  }

  tryAgain(): void {
    if (this.selected !== undefined) this.#offer(this.selected, { kind: 'trying' });
  }

  #offer({ at, seat }: ReviewedDecision, activity: Activity): void {
    this.#question?.abort();
    this.source.offer(at, seat);
    this.activity = activity;
  }

  /** Leads to the next mistake and lets the person try it. */
  tryNext(): void {
    const next = this.nextError;
    if (next === undefined) return;
    this.select(next);
    this.tryAgain();
  }

  async #judge(moves: readonly unknown[]): Promise<void> {
    const { selected } = this;
    if (selected === undefined) return;
    const { at, seat } = selected;
    const question = new AbortController();
    this.#question = question;
    this.activity = { kind: 'judging' };
    try {
      const view = this.viewAt(at, seat);
      const judged = await this.run.judge({ at, seat, view }, moves, THOROUGH, question.signal);
      if (question.signal.aborted) return;
      if (judged === undefined) return this.#offer(selected, { kind: 'unjudged' });
      const grades = gradeSegment({ at, seat, free: moves.map(() => true) }, judged).map(({ grade }) => grade);
      const worst = Math.max(0, ...grades.map(grade => GRADES.indexOf(grade)));
      this.activity = { kind: 'tried', grade: nth(GRADES, worst) };
    } catch {
      // Another decision was selected meanwhile.
    }
  }
}
