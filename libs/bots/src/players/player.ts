import type { Seat, Types } from '@cap-diamant/kernel';

/** What a seat is asked. A bot never gets more: no state, no seed of the game. */
export interface Question<G extends Types = Types> {
  readonly view: G['view'];
  readonly seat: Seat;
  /** All that is left to chance in the answer comes from here. */
  readonly seed: string;
}

/** A move a player has thought of. */
export interface Candidate<G extends Types = Types> {
  readonly move: G['move'];
  /** How often the search went this way; 1 where there is no search. */
  readonly visits: number;
  /** The final score every seat may expect after it. */
  readonly scores: readonly number[];
  /** The part of the victory every seat may expect after it: they add up to 1. */
  readonly shares: readonly number[];
}

export interface Report<G extends Types = Types> {
  readonly move: G['move'];
  /** The best first. */
  readonly candidates: readonly Candidate<G>[];
  /** How the player expects the game to go on, beginning with the move. */
  readonly line: readonly { readonly seat: Seat; readonly move: G['move'] }[];
  readonly playouts: number;
}

/** A question being thought about: a little at a time, so that it can be broken off. */
export interface Thought<G extends Types = Types> {
  /** Goes on for a moment; false when more thinking would change nothing. */
  step(): boolean;
  /** How many playouts have been made. */
  playouts(): number;
  /** Whether so many more playouts could not change the answer any more. */
  isSettled(left: number): boolean;
  /** The answer, as far as it is known; there is one from the first step on. */
  report(): Report<G>;
}

/** Somebody who decides. It may remember what it thought, but two that were asked the same answer the same. */
export interface Player<G extends Types = Types> {
  consider(question: Question<G>): Thought<G>;
}
