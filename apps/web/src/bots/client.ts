import type { Gain } from '@cap-diamant/bots';
import type { Level } from '@cap-diamant/bots/levels';
import type { Seat } from '@cap-diamant/kernel';

/** A decision put to a bot. It gets to know what its seat sees and no more. */
export interface BotRequest {
  /** The id of the match: what a bot remembers of its search is kept for one match alone. */
  readonly match: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** From `botSeed`: the same seed and view give the same answer. */
  readonly seed: string;
}

/** A move worth considering, and why. */
export interface Hint {
  /** The move and what would follow in the same turn. */
  readonly line: readonly unknown[];
  /** Points ahead of the best of the others at the end; below 0: behind. */
  readonly lead: number;
  /** How much of that lead is lost against the best move. */
  readonly lost: number;
  /** What it changes, the largest gains first, by the keys of `Words.aspect`. */
  readonly gains: readonly Gain[];
}

/** The bots of all matches on this page. */
export interface Bots {
  /**
   * The move a bot plays. If the bot fails, a simpler one has already answered in its place;
   * rejects only when the question is withdrawn.
   */
  choose(request: BotRequest, signal: AbortSignal): Promise<unknown>;
  /** The best moves, the best first. Rejects only when the question is withdrawn. */
  advise(request: BotRequest, signal: AbortSignal): Promise<readonly Hint[]>;
  /** Forgets what was remembered for a match. */
  close(match: string): void;
}
