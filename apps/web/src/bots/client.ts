import type { Seat } from '@cap-diamant/kernel';
import type { Level } from '../session/players.ts';

/** All a bot gets to know: what its seat sees, never more. */
export interface BotRequest {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** Its dice: the same seed and view give the same answer. */
  readonly seed: string;
}

/** Somebody who answers for bots. */
export interface Bots {
  /** A move as text; rejects when nobody could think, or when the question was withdrawn. */
  choose(request: BotRequest, signal: AbortSignal): Promise<string>;
}
