import { type Game, nth, type Random, random, range, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../evaluator.ts';
import { gumbel } from '../gumbel.ts';
import { exploreTurn, type Line, movesOf } from '../turn.ts';
import type { Portrait } from './portrait.ts';

/** A game played to learn from: its positions as portraits, and how it ended. */
export interface Lesson {
  readonly seats: number;
  readonly positions: number;
  /** The rows of all positions, one after the other, a row for each seat. */
  readonly rows: Float32Array;
  /** The points of the seats at each position. */
  readonly points: Float32Array;
  readonly final: readonly number[];
}

/** How far the players of a lesson stray from what they think best, so that they see something new. */
export interface Curiosity {
  /** In points: as with `Carelessness`. */
  readonly points: number;
  /** So many of the first decisions are left to chance. */
  readonly opening: number;
}

const chooseLine = <G extends Types>(lines: readonly Line<G>[], curiosity: number, dice: Random): Line<G> => {
  let best = nth(lines, 0);
  let value = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const own = line.lead + (curiosity === 0 ? 0 : curiosity * gumbel(dice));
    if (own > value) [best, value] = [line, own];
  }
  return best;
};

/** Plays on until somebody else decides or something comes to light, as one player would plan it. */
const playTurn = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  state: G['state'],
  curiosity: number,
  dice: Random,
): G['state'] => {
  const seat = nth(game.actors(state), 0);
  const imagined = game.imagine(game.view(state, seat), `${dice.below(2 ** 32)}`);
  const turn = exploreTurn(game, evaluator, imagined, seat);
  while (turn.step());
  const { trail } = chooseLine(turn.lines, curiosity, dice);
  return movesOf(trail).reduce((now, move) => game.apply(now, seat, move), state);
};

const playAnything = <G extends Types>(game: Game<G>, state: G['state'], dice: Random): G['state'] => {
  const seat = nth(game.actors(state), 0);
  return game.apply(state, seat, dice.pick(game.moves(state, seat)));
};

/** The rows of one position, seat after seat. */
const portrayed = <G extends Types>(portrait: Portrait<G>, state: G['state'], seats: number): Float32Array => {
  const rows = new Float32Array(seats * portrait.size);
  portrait.paint(
    state,
    range(seats).map(seat => rows.subarray(seat * portrait.size, (seat + 1) * portrait.size)),
  );
  return rows;
};

const joined = (parts: readonly Float32Array[], length: number): Float32Array => {
  const whole = new Float32Array(parts.length * length);
  for (const [index, part] of parts.entries()) whole.set(part, index * length);
  return whole;
};

/** One evaluator plays all seats of a game. */
export const playLesson = <G extends Types>(
  game: Game<G>,
  portrait: Portrait<G>,
  evaluator: Evaluator<G>,
  options: G['options'],
  seed: string,
  curiosity: Curiosity,
): Lesson => {
  const dice = random(`${seed}/lesson`);
  let state = game.setup(options, seed);
  const seats = game.seats(state);
  const opening = dice.below(curiosity.opening + 1);
  const rows: Float32Array[] = [];
  const points: Float32Array[] = [];
  for (let turns = 0; game.actors(state).length > 0; turns++) {
    if (turns < opening) {
      state = playAnything(game, state, dice);
      continue;
    }
    state = playTurn(game, evaluator, state, curiosity.points, dice);
    rows.push(portrayed(portrait, state, seats));
    points.push(Float32Array.from(portrait.points(state)));
  }
  return {
    seats,
    positions: rows.length,
    rows: joined(rows, seats * portrait.size),
    points: joined(points, seats),
    final: finalScores(game, state),
  };
};

const finalScores = <G extends Types>(game: Game<G>, state: G['state']): readonly number[] => {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('a lesson ends with its game');
  return outcome.scores;
};
