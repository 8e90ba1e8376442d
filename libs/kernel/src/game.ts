import type { Result } from './result.ts';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The types one game is made of. All of them are plain data and survive JSON. */
export interface Types {
  options: unknown;
  state: unknown;
  move: unknown;
  effect: unknown;
  view: unknown;
}

/** Receives the effects of a move; with `only`, an effect that only this seat may know. */
export type Emit<Effect> = (effect: Effect, only?: Seat) => void;

/** Whose turn it is (other seats may be asked to decide in it). `fresh`: nothing in it is decided yet. */
export interface Turn {
  readonly seat: Seat;
  readonly fresh: boolean;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** The place of each seat; ties share the better one (1, 1, 3). */
  readonly ranking: readonly number[];
}

/** Points of one seat by source, with their `total`. */
export type Points = Readonly<Record<string, number>>;

export interface Tally {
  readonly scores: readonly Points[];
  /** What would be added if the game ended now. */
  readonly ifEndedNow: readonly Points[];
}

/** Points that one seat gains or, if negative, loses. */
export interface Payment {
  readonly seat: Seat;
  readonly points: number;
}

/** One set of rules for one number of seats. Tools that cover everything go through all variants. */
export interface Variant<Options> {
  readonly name: string;
  readonly players: number;
  readonly options: Options;
}

export interface OptionSheet<Options> {
  /** Fills in defaults; refuses unknown or conflicting options. */
  parse(given: unknown): Result<Options>;
  readonly variants: readonly Variant<Options>[];
  /** The available options with their defaults, for other programs. */
  readonly menu: Json;
}

/** Moves as text, positions as JSON, both ways. Texts are unique: equal text, equal move. */
export interface Notation<G extends Types = Types> {
  formatMove(move: G['move']): string;
  parseMove(text: string): Result<G['move']>;
  formatPosition(state: G['state']): Json;
  parsePosition(json: unknown): Result<G['state']>;
  formatView(view: G['view']): Json;
  /** An effect for other programs, in the terms of positions. */
  formatEffect(effect: G['effect']): Json;
}

/** The rules of a game: pure functions over plain data. */
export interface Game<G extends Types = Types> {
  readonly id: string;
  /** Raised whenever a stored record could replay differently. */
  readonly rules: number;
  readonly options: OptionSheet<G['options']>;
  setup(options: G['options'], seed: string): G['state'];
  /** The random part of the set-up, for the record: enough to repeat it on a real table. */
  dealt(state: G['state']): Readonly<Record<string, Json>>;
  seats(state: G['state']): number;
  turn(state: G['state']): Turn;
  /** The seats to move, in the order they are asked; empty once the game is over. */
  actors(state: G['state']): readonly Seat[];
  moves(state: G['state'], seat: Seat): readonly G['move'][];
  /** The state after one of `moves`; leaves its argument unchanged. */
  apply(state: G['state'], seat: Seat, move: G['move'], emit?: Emit<G['effect']>): G['state'];
  /** The id of the reason why a move is illegal; undefined if it is legal. The catalogues have the words. */
  refusal(state: G['state'], seat: Seat, move: G['move']): string | undefined;
  /** What a seat may see; no seat: a spectator. */
  view(state: G['state'], seat?: Seat): G['view'];
  /** A possible state behind this view: hidden information is filled in at random. */
  imagine(view: G['view'], seed: string): G['state'];
  /** Counts what has been revealed so far. Undo never goes back past an increase. */
  uncovered(state: G['state']): number;
  tally(state: G['state']): Tally;
  /** The points an effect reports. Over all effects they add up to the change of the scores. */
  payments(effect: G['effect']): readonly Payment[];
  outcome(state: G['state']): Outcome | undefined;
  readonly notation: Notation<G>;
}
