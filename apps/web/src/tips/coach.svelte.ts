import { untrack } from 'svelte';
import type { GameTips, Tip } from '../games/common/tips.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import type { SeenTips } from './seen-tips.ts';

/** Chooses a tip at the beginning of each turn of the person: one at most, and none twice. */
export class Coach {
  readonly #tips: GameTips;
  readonly #seen: Pick<SeenTips, 'has' | 'add'>;
  #tip = $state.raw<Tip>();
  /** The decision the last turn began with. */
  #turn = -1;

  constructor(tips: GameTips, seen: Pick<SeenTips, 'has' | 'add'>) {
    this.#tips = tips;
    this.#seen = seen;
  }

  /** Stays until the next turn, until it no longer applies, or until it is closed. */
  get tip(): Tip | undefined {
    return this.#tip;
  }

  /** Looks at the table; if a turn of its person has just begun, there may be a tip. */
  look({ live, drafted, turn, viewer, asked, length, view, names }: TableState): void {
    const begins = live && drafted === 0 && turn.fresh && turn.seat === viewer && asked === viewer;
    if (viewer === undefined || !live) return;
    const fitting = this.#tips.tipsFor(view, viewer, names);
    if (!begins || length === this.#turn) {
      // The same tip, in the figures of what the table shows now; whoever looks does so because the table has changed.
      const shown = untrack(() => this.#tip?.id);
      this.#tip = fitting.find(({ id }) => id === shown);
      return;
    }
    this.#turn = length;
    this.#tip = fitting.find(({ id }) => !this.#seen.has(id));
    if (this.#tip !== undefined) this.#seen.add(this.#tip.id);
  }

  close(): void {
    this.#tip = undefined;
  }
}
