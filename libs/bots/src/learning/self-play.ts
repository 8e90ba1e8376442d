import { type Game, nth, type Random, random, range, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import { gumbel } from '../players/gumbel.ts';
import { exploreTurn, type Line, movesOf } from '../players/turn.ts';
import type { FeatureEncoder } from './features.ts';

/** A game played for training: the features of its positions, and its result. */
export interface SelfPlayGame {
  readonly seats: number;
  readonly positions: number;
  /** The rows of all positions, one after the other, a row for each seat. */
  readonly rows: Float32Array;
  /** The points of the seats at each position. */
  readonly points: Float32Array;
  readonly final: readonly number[];
}

/** How far self-play strays from the best known moves, so that training sees new positions. */
export interface Exploration {
  /** Noise on the value of a line, in points: as in `ErrorModel`. */
  readonly points: number;
  /** How many of the first decisions are random, at most. */
  readonly opening: number;
}

const chooseLine = <G extends Types>(lines: readonly Line<G>[], exploration: number, dice: Random): Line<G> => {
  let best = nth(lines, 0);
  let value = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const own = line.lead + (exploration === 0 ? 0 : exploration * gumbel(dice));
    if (own > value) [best, value] = [line, own];
  }
  return best;
};

/** Plays on until another seat decides or something hidden is revealed, as one player would plan it. */
const playTurn = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  state: G['state'],
  exploration: number,
  dice: Random,
): G['state'] => {
  const seat = nth(game.actors(state), 0);
  const imagined = game.imagine(game.view(state, seat), `${dice.below(2 ** 32)}`);
  const turn = exploreTurn(game, evaluator, imagined, seat);
  while (turn.step());
  const { trail } = chooseLine(turn.lines, exploration, dice);
  return movesOf(trail).reduce((now, move) => game.apply(now, seat, move), state);
};

const playAnything = <G extends Types>(game: Game<G>, state: G['state'], dice: Random): G['state'] => {
  const seat = nth(game.actors(state), 0);
  return game.apply(state, seat, dice.pick(game.moves(state, seat)));
};

/** The feature rows of one position, seat after seat. */
const encoded = <G extends Types>(features: FeatureEncoder<G>, state: G['state'], seats: number): Float32Array => {
  const rows = new Float32Array(seats * features.size);
  features.encode(
    state,
    range(seats).map(seat => rows.subarray(seat * features.size, (seat + 1) * features.size)),
  );
  return rows;
};

const joined = (parts: readonly Float32Array[], length: number): Float32Array => {
  const whole = new Float32Array(parts.length * length);
  for (const [index, part] of parts.entries()) whole.set(part, index * length);
  return whole;
};

/** Plays a whole game with one evaluator in all seats. */
export const selfPlay = <G extends Types>(
  game: Game<G>,
  features: FeatureEncoder<G>,
  evaluator: Evaluator<G>,
  options: G['options'],
  seed: string,
  exploration: Exploration,
): SelfPlayGame => {
  const dice = random(`${seed}/lesson`); // another salt would train other networks than those in the repository
  let state = game.setup(options, seed);
  const seats = game.seats(state);
  const opening = dice.below(exploration.opening + 1);
  const rows: Float32Array[] = [];
  const points: Float32Array[] = [];
  for (let turns = 0; game.actors(state).length > 0; turns++) {
    if (turns < opening) {
      state = playAnything(game, state, dice);
      continue;
    }
    state = playTurn(game, evaluator, state, exploration.points, dice);
    rows.push(encoded(features, state, seats));
    points.push(Float32Array.from(features.points(state)));
  }
  return {
    seats,
    positions: rows.length,
    rows: joined(rows, seats * features.size),
    points: joined(points, seats),
    final: finalScores(game, state),
  };
};

const finalScores = <G extends Types>(game: Game<G>, state: G['state']): readonly number[] => {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('a self-play game has no outcome');
  return outcome.scores;
};
