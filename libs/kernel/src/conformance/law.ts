import type { Game, Seat, Types } from '../game.ts';
import type { GameRecord } from '../record.ts';

/** An effect as it was emitted, with a copy made at that moment. */
export interface Told<G extends Types = Types> {
  readonly effect: G['effect'];
  readonly copy: G['effect'];
  readonly only: Seat | undefined;
}

/** A decision and the state in which it was made. */
export interface Decided<G extends Types = Types> {
  readonly before: G['state'];
  readonly seat: Seat;
  readonly move: G['move'];
}

/** What laws over more than one step need to know about the game so far, including the latest step. */
export interface Past<G extends Types = Types> {
  readonly seed: string;
  readonly first: G['state'];
  readonly told: readonly Told<G>[];
  /** Decisions that revealed something hidden. */
  readonly reveals: readonly Decided<G>[];
  /** Moves that were legal at some point, also for other seats and in other games. */
  readonly moves: readonly G['move'][];
}

/** One step of the game under test. */
export interface Step<G extends Types = Types> extends Decided<G> {
  readonly effects: readonly G['effect'][];
  readonly after: G['state'];
  /** How many decisions were made so far, including this one. */
  readonly count: number;
  readonly past: Past<G>;
}

/** Something that must be true at every step; returns a description of the violation, if there is one. */
export interface Law<G extends Types = Types> {
  readonly name: string;
  /** Costly laws are checked only at a sample of the steps. */
  readonly costly: boolean;
  check(game: Game<G>, step: Step<G>): string | undefined;
}

export interface Violation {
  readonly law: string;
  readonly complaint: string;
  /** The record of the game, up to and including the faulty step. */
  readonly record: GameRecord;
}

export const text = (value: unknown): string => JSON.stringify(value);

export type Viewer = Seat | undefined;

export const seatsOf = <G extends Types>(game: Game<G>, state: G['state']): Seat[] =>
  Array.from({ length: game.seats(state) }, (_, seat) => seat);

/** Every seat, and a spectator. */
export const viewersOf = <G extends Types>(game: Game<G>, state: G['state']): Viewer[] => [
  undefined,
  ...seatsOf(game, state),
];

export const isOver = <G extends Types>(game: Game<G>, state: G['state']): boolean => game.actors(state).length === 0;
