import type { BotService, Gain } from '@cap-diamant/bots';
import type { Level } from '@cap-diamant/bots/levels';
import type { Seat } from '@cap-diamant/kernel';

/** A question to a bot. The bot gets only what its seat can see. */
export interface BotRequest {
  /** The id of the match. Bots keep their search memory per match. */
  readonly match: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** From `botSeed`. The same seed and view give the same answer. */
  readonly seed: string;
}

/** A move worth considering, and why. */
export interface Hint {
  /** The move and the moves that follow in the same turn. */
  readonly line: readonly unknown[];
  /** The final score that each seat can expect. */
  readonly scores: readonly number[];
  /** Expected lead over the best opponent at the end of the game; negative means behind. */
  readonly lead: number;
  /** How much of that lead this move loses compared with the best move. */
  readonly lost: number;
  /** What the move changes, largest gains first, by the keys of `Words.aspect`. */
  readonly gains: readonly Gain[];
}

/** The bots of all matches on this page. */
export interface Bots {
  /** The move a bot plays. If the bot fails, a simpler one answers instead. Rejects only when aborted. */
  choose(request: BotRequest, signal: AbortSignal): Promise<unknown>;
  /** The best moves, best first. Rejects only when aborted. */
  advise(request: BotRequest, signal: AbortSignal): Promise<readonly Hint[]>;
  /** Frees the search memory of a match. */
  close(match: string): void;
}

/** Judges decisions of a finished game. Rejects only when aborted. */
export type Judge = BotService['judge'];
