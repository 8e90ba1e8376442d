import type { Seat, Types } from '@cap-diamant/kernel';

/** The question a bot gets for a decision. It never gets more: no state, and not the seed of the game. */
export interface Question<G extends Types = Types> {
  readonly view: G['view'];
  readonly seat: Seat;
  /** The source of all randomness in the answer. */
  readonly seed: string;
}

/** A move a player has considered. */
export interface Candidate<G extends Types = Types> {
  readonly move: G['move'];
  /** How many playouts went through this move; 1 for players that do not search. */
  readonly visits: number;
  /** The expected final score of every seat after it. */
  readonly scores: readonly number[];
  /** Every seat's expected share of the win after it; the shares add up to 1. */
  readonly shares: readonly number[];
}

export interface Report<G extends Types = Types> {
  readonly move: G['move'];
  /** Best first. */
  readonly candidates: readonly Candidate<G>[];
  /** How the player expects the game to continue, beginning with the move. */
  readonly line: readonly { readonly seat: Seat; readonly move: G['move'] }[];
  readonly playouts: number;
}

/** A question under consideration. It advances in small steps, so that it can be interrupted. */
export interface Thought<G extends Types = Types> {
  /** Thinks for a moment; false when more thinking would change nothing. */
  step(): boolean;
  /** How many playouts have been made. */
  playouts(): number;
  /** Whether this many more playouts could not change the answer. */
  isSettled(left: number): boolean;
  /** The best answer so far; available from the first step on. */
  report(): Report<G>;
}

/** Chooses moves. It may remember earlier searches, but two players asked the same questions give the same answers. */
export interface Player<G extends Types = Types> {
  consider(question: Question<G>): Thought<G>;
}
