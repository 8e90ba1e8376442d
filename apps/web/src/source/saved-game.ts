import type { GameRecord } from '@cap-diamant/kernel';
import type { Player } from './players.ts';

/** A game as it is kept between visits. */
export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** The revision of the match: a tab that knows an older one must read again before it writes. */
  readonly revision: number;
  readonly created: number;
  readonly changed: number;
  readonly over: boolean;
  /** The table as last seen, for a small picture; drawn only where the rules are still the same. */
  readonly view: unknown;
}
