import type { GameRecord, Outcome, Seat } from '@cap-diamant/kernel';
import type { Player } from './players.ts';

/** A game as it is stored between visits. */
export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** The revision of the match. A tab with an older one must read again before it writes. */
  readonly revision: number;
  readonly created: number;
  readonly changed: number;
  readonly over: boolean;
  /** How many turns were begun; most have several decisions. Older versions of the page stored none. */
  readonly turns?: number;
  /** The seat to decide, while the game is running. Older versions of the page stored none. */
  readonly asked?: Seat;
  /** The result, once the game is over. Older versions of the page stored none. */
  readonly outcome?: Outcome;
  /** The last view, for the thumbnail; drawn only if the rules number is still the same. */
  readonly view: unknown;
}
