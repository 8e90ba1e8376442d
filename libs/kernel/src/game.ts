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

/** Hears what happens while a move is applied; with `only`, a fact for that seat's eyes alone. */
export type Emit<Effect> = (effect: Effect, only?: Seat) => void;

/** Whose turn it is (others may be asked to decide in it) and whether anything of it is decided already. */
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

/** Points of one seat by where they came from, with their `total`. */
export type Points = Readonly<Record<string, number>>;

export interface Tally {
  readonly scores: readonly Points[];
  /** What the end of the game would add if it came now. */
  readonly ifEndedNow: readonly Points[];
}

/** Points that one seat is paid; below zero, what it loses. */
export interface Payment {
  readonly seat: Seat;
  readonly points: number;
}

/** One set of rules at one number of seats: what tools go through when they go through everything. */
export interface Variant<Options> {
  readonly name: string;
  readonly players: number;
  readonly options: Options;
}

export interface OptionSheet<Options> {
  /** Fills in what is left out, refuses what is unknown or does not go together. */
  parse(given: unknown): Result<Options>;
  readonly variants: readonly Variant<Options>[];
  /** What may be chosen, with the defaults, for programs that ask. */
  readonly menu: Json;
}

/** Moves as text, positions as JSON, both ways. Texts are unique: equal text, equal move. */
export interface Notation<G extends Types = Types> {
  formatMove(move: G['move']): string;
  parseMove(text: string): Result<G['move']>;
  formatPosition(state: G['state']): Json;
  parsePosition(json: unknown): Result<G['state']>;
  formatView(view: G['view']): Json;
  /** A fact for other programs, in the terms of positions. */
  formatEffect(effect: G['effect']): Json;
}

/** The rules of a game: pure functions over plain states. Everything else stands on this. */
export interface Game<G extends Types = Types> {
  readonly id: string;
  /** Raised whenever a stored record could replay differently. */
  readonly rules: number;
  readonly options: OptionSheet<G['options']>;
  setup(options: G['options'], seed: string): G['state'];
  /** How the set-up fell out, for the record: enough to mirror it on a real table. */
  dealt(state: G['state']): Readonly<Record<string, Json>>;
  seats(state: G['state']): number;
  turn(state: G['state']): Turn;
  /** The seats that may decide now, first asked first; empty: the game is over. */
  actors(state: G['state']): readonly Seat[];
  moves(state: G['state'], seat: Seat): readonly G['move'][];
  /** The state after one of `moves`; its argument stays as it is. */
  apply(state: G['state'], seat: Seat, move: G['move'], emit?: Emit<G['effect']>): G['state'];
  /** The id of the reason why a move is not among `moves`; undefined for those that are. Words are in the catalogues. */
  refusal(state: G['state'], seat: Seat, move: G['move']): string | undefined;
  /** What a seat may see; no seat: a spectator. */
  view(state: G['state'], seat?: Seat): G['view'];
  /** One world this view allows. */
  imagine(view: G['view'], seed: string): G['state'];
  /** Counts what has come to light so far: undo never goes back past a rise. */
  uncovered(state: G['state']): number;
  tally(state: G['state']): Tally;
  /** The points an effect tells of. All that are told add up to what the scores grow by. */
  payments(effect: G['effect']): readonly Payment[];
  outcome(state: G['state']): Outcome | undefined;
  readonly notation: Notation<G>;
}
