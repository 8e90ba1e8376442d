import type { Quebec } from '@cap-diamant/quebec';

import type { Effect } from '@cap-diamant/quebec/effects';
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
  /** Whether the final count is shown. */
  counting = $state(false);
  /** The scoring that is shown ended the game: the final count follows. */
  #ends = false;
  result = $state(false);

  constructor(table: () => TableState<Quebec>) {
    this.#table = table;
    followGame({
      table,
      onstep: (at, live) => this.#present(at, live),
      showing: () => this.scoring !== undefined || this.counting,
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
    this.counting = this.#ends;
    this.#ends = false;
  }

  closeCount(): void {
    this.counting = false;
  }

  #present(at: number, live: boolean): void {
    this.scoring = live ? scoringAt(this.#table(), at) : undefined;
    this.counting = false;
    this.#ends = this.scoring !== undefined && this.#table().viewAt(at).over;
    this.effects = this.scoring === undefined ? this.#table().effectsOf(at) : [];
  }
}
