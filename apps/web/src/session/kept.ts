import type { GameRecord } from '@cap-diamant/kernel';
import type { Player } from './players.ts';

/** A game as it is kept between visits. */
export interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** How many decisions stand; those after them may still be taken back. */
  readonly confirmed: number;
  readonly created: number;
  readonly changed: number;
  readonly over: boolean;
  /** The table as last seen, for a small picture; drawn only where the rules are still the same. */
  readonly view: unknown;
}
