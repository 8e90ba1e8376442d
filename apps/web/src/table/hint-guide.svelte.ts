import type { Types } from '@cap-diamant/kernel';
import { untrack } from 'svelte';
import type { Hint } from '../bots/client.ts';
import type { TableState } from './state/table-state.svelte.ts';

/** A line of moves that is being followed, and the decision it begins with. */
interface Line {
  readonly hint: Hint;
  readonly at: number;
}

/** Leads a person through a turn, move by move, as a strong bot would play it. Create it while a component initialises. */
export class HintGuide<G extends Types> {
  readonly #table: () => TableState<G>;
  #question: AbortController | undefined;
  #line = $state.raw<Line>();
  /** The best moves at the beginning of the line, best first. */
  hints = $state.raw<readonly Hint[]>([]);
  status = $state<'off' | 'thinking' | 'failed' | 'guiding'>('off');
  /** The line ended before the turn; the next hint has to wait until the decision is stored. */
  #next = $state(false);

  constructor(table: () => TableState<G>) {
    this.#table = table;
    let length = untrack(() => table().length);
    $effect(() => {
      const before = length;
      length = table().length;
      if (length !== before) untrack(() => this.#follow());
    });
    $effect(() => {
      const { offered, mustConfirm, sending } = table();
      if (this.#next && offered.length > 0) untrack(() => void this.ask());
      // Somebody else decides, or looks at the past; or the line is played to its end, and so is the turn.
      else if (!mustConfirm && !sending && (offered.length === 0 || this.#isDone)) untrack(() => this.stop());
    });
  }

  /** The number of the current step in the line, from 0. */
  index: number = $derived.by(() => (this.#line === undefined ? 0 : this.#table().length - this.#line.at));
  /** What to do now, and what comes after it. */
  steps: readonly G['move'][] = $derived.by(() =>
    this.status === 'guiding' && !this.#table().mustConfirm ? (this.#line?.hint.line.slice(this.index) ?? []) : [],
  );
  step: G['move'] | undefined = $derived(this.steps[0]);
  hint: Hint | undefined = $derived(this.#line?.hint);
  /** Whether there is something to say: once the turn is done, the table itself asks to confirm it. */
  speaks: boolean = $derived(this.status !== 'off' && (this.status !== 'guiding' || this.step !== undefined));
  readonly #isDone: boolean = $derived(this.status === 'guiding' && this.steps.length === 0);

  /** Asks for the best moves and starts to follow the first. */
  async ask(): Promise<void> {
    this.stop();
    const question = new AbortController();
    this.#question = question;
    this.status = 'thinking';
    try {
      const hints = await this.#table().advice(question.signal);
      if (question.signal.aborted) return;
      const [best] = hints;
      // Values of moves that were searched less are rough: none counts as better than the chosen one.
      this.hints = hints.map(hint => ({ ...hint, lead: Math.min(hint.lead, best?.lead ?? hint.lead) }));
      if (best === undefined) this.status = 'failed';
      else this.choose(best);
    } catch {
      if (!question.signal.aborted) this.status = 'failed';
    }
  }

  /** Follows one of the hints. */
  choose(hint: Hint): void {
    this.#line = { hint, at: this.#table().length };
    this.status = 'guiding';
  }

  /** Makes the advised move. */
  play(): void {
    const { step } = this;
    if (step !== undefined) this.#table().play(step);
  }

  stop(): void {
    this.#question?.abort();
    this.#line = undefined;
    this.#next = false;
    this.status = 'off';
  }

  /** A decision was made: goes on if it is the advised one, asks again where the line ends before the turn does. */
  #follow(): void {
    const table = this.#table();
    const { played } = table;
    const advised = this.hint?.line[this.index - 1];
    if (this.status !== 'guiding') return;
    const { formatMove } = table.game.notation;
    if (played === undefined || advised === undefined || formatMove(played) !== formatMove(advised)) this.stop();
    else if (this.steps.length === 0 && !table.mustConfirm && !table.turn.fresh) {
      this.status = 'thinking';
      this.#next = true;
    }
  }
}
