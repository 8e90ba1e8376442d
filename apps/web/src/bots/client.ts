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

/** A move worth thinking of, and why. */
export interface Hint {
  /** The move and what would follow in the same turn, as texts. */
  readonly line: readonly string[];
  /** Points ahead of the best of the others at the end; below 0: behind. */
  readonly lead: number;
  /** How much of that lead is lost against the best move. */
  readonly lost: number;
  /** What it changes, the largest gains first, by the keys of `Words.aspect`. */
  readonly gains: readonly { readonly aspect: string; readonly points: number }[];
}

/** Somebody who answers for bots. */
export interface Bots {
  /** A move as text; rejects when nobody could think, or when the question was withdrawn. */
  choose(request: BotRequest, signal: AbortSignal): Promise<string>;
  /** The best moves, the best first; not everybody who plays can say why. */
  advise?(request: BotRequest, signal: AbortSignal): Promise<readonly Hint[]>;
}
