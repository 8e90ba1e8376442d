import type { Quebec } from '@cap-diamant/quebec';
import type { Effect } from '@cap-diamant/quebec/effects';
import type { View } from '@cap-diamant/quebec/view';
import type { Century } from '@cap-diamant/quebec/vocabulary';
import { followGame } from '../../../table/follow-game.svelte.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { type Scoring, scoringAt, scoringsOf } from './scorings.ts';

/** What follows a move: flying pieces, the scoring of a century, the result. */
export class Presentation {
  readonly #table: () => TableState<Quebec>;
  /** The effects to animate; empty during a scoring, which animates its own. */
  effects = $state.raw<readonly Effect[]>([]);
  scoring = $state.raw<Scoring>();
  /** The view at the end of the game, while it is counted. */
  counted = $state.raw<View>();
  /** The same, if the scoring that is shown ended the game: the final count follows. */
  #ended: View | undefined;
  result = $state(false);

  constructor(table: () => TableState<Quebec>) {
    this.#table = table;
    followGame({
      table,
      onstep: (at, live) => this.#present(at, live),
      showing: () => this.scoring !== undefined || this.counted !== undefined,
      onend: () => {
        this.result = true;
      },
    });
  }

  /** Shows the scoring of a century again. */
  replay(century: Century): void {
    this.scoring = scoringsOf(this.#table()).find(({ show }) => show.century === century);
  }

  closeScoring(): void {
    this.scoring = undefined;
    this.counted = this.#ended;
    this.#ended = undefined;
  }

  /** Shows the final count again. */
  count(): void {
    this.counted = this.#table().viewAt(this.#table().length);
  }

  closeCount(): void {
    this.counted = undefined;
  }

  #present(at: number, live: boolean): void {
    this.scoring = live ? scoringAt(this.#table(), at) : undefined;
    this.counted = undefined;
    this.#ended = this.scoring === undefined ? undefined : this.#endAt(at);
    this.effects = this.scoring === undefined ? this.#table().effectsOf(at) : [];
  }

  #endAt(at: number): View | undefined {
    const view = this.#table().viewAt(at);
    return view.over ? view : undefined;
  }
}
