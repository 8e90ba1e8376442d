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
  result = $state(false);

  constructor(table: () => TableState<Quebec>) {
    this.#table = table;
    followGame({
      table,
      onstep: (at, live) => this.#present(at, live),
      showing: () => this.scoring !== undefined,
      onend: () => {
        this.result = true;
      },
    });
  }

  /** Shows the scoring of a century again. */
  replay(century: Century): void {
    this.scoring = scoringsOf(this.#table()).find(({ show }) => show.century === century);
  }

  #present(at: number, live: boolean): void {
    this.scoring = live ? scoringAt(this.#table(), at) : undefined;
    this.effects = this.scoring === undefined ? this.#table().effectsOf(at) : [];
  }
}
