import type { Game, Seat, Types } from '../game.ts';
import type { GameRecord } from '../record.ts';

/** An effect as it was emitted, with a copy made at that moment. */
export interface Told<G extends Types = Types> {
  readonly effect: G['effect'];
  readonly copy: G['effect'];
  readonly only: Seat | undefined;
}

/** A decision and the state it was taken in. */
export interface Decided<G extends Types = Types> {
  readonly before: G['state'];
  readonly seat: Seat;
  readonly move: G['move'];
}

/** What laws that look at more than one step need of the game so far, the latest step included. */
export interface Past<G extends Types = Types> {
  readonly seed: string;
  readonly first: G['state'];
  readonly told: readonly Told<G>[];
  /** Decisions that brought something hidden to light. */
  readonly reveals: readonly Decided<G>[];
  /** Moves that were legal at one time or another, for other seats and in other games too. */
  readonly moves: readonly G['move'][];
}

/** One step of a game that is checked. */
export interface Step<G extends Types = Types> extends Decided<G> {
  readonly effects: readonly G['effect'][];
  readonly after: G['state'];
  /** How many decisions were taken so far, this one included. */
  readonly count: number;
  readonly past: Past<G>;
}

/** Something that must hold at every step; the answer is the complaint, if there is one. */
export interface Law<G extends Types = Types> {
  readonly name: string;
  /** Costly laws are checked at a sample of the steps only. */
  readonly costly: boolean;
  check(game: Game<G>, step: Step<G>): string | undefined;
}

export interface Violation {
  readonly law: string;
  readonly complaint: string;
  /** The game up to and with the step at fault. */
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
