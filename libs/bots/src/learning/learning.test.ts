import { nth, random, range, sum } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { blank, type Nim, nim } from '../testing/nim.ts';
import { type FeatureEncoder, learnedEvaluator } from './features.ts';
import { averageOf, fit, newLearner } from './learner.ts';
import { countOf, networkOver, reader } from './network.ts';
import { type SelfPlayGame, selfPlay } from './self-play.ts';
import { createLearner, selfPlayPlan, trainGeneration } from './training.ts';
import { playTrial } from './trial.ts';
import { decodeNetwork, decodeNumbers, encodeNumbers } from './weights.ts';

/** The heap modulo four, and whether it is one's turn: all that matters in two-player Nim. */
const features: FeatureEncoder<Nim> = {
  size: 9,
  common: 1,
  encode(state, rows) {
    for (const [seat, row] of rows.entries()) {
      row[0] = 1;
      row[1 + (state.sticks % 4) + (seat === state.turn ? 4 : 0)] = 1;
    }
  },
  points: state => range(state.players).map(seat => (seat === state.winner ? 1 : 0)),
  spread: state => (state.winner === null ? 1 : 0),
};

const plan = { generations: 8, games: 500, units: 4, seed: 'nim' };
const { options } = nth(nim.options.variants, 0);

const gamesWith = (evaluator: typeof blank, generation: number): SelfPlayGame[] =>
  range(plan.games).map(game => {
    const { seed, exploration } = selfPlayPlan(plan, generation, game);
    return selfPlay(nim, features, evaluator, options, seed, { ...exploration, opening: 2 });
  });

describe('a network', () => {
  const numbers = Float32Array.from({ length: countOf(3, 2) }, (_, at) => (at % 7) / 3 - 1);
  const network = networkOver(numbers, 3, 2);

  it('is read the same whether the first inputs are taken in apart or not', () => {
    const row = Float32Array.from([0.5, -2, 3]);
    const whole = reader(network);
    whole.readCommon(row, 0);
    const parted = reader(network);
    parted.readCommon(row, 2);
    expect(parted.read(row)).toBeCloseTo(whole.read(row), 5);
  });

  it('survives being written down', () => {
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    expect(decodeNetwork(encodeNumbers(numbers), 3)).toEqual(network);
  });

  it('refuses weights that were made for other inputs', () => {
    expect(() => decodeNetwork(encodeNumbers(numbers), 5)).toThrow('trained with other features');
  });
});

describe('a game of self-play', () => {
  it('holds a row for every seat at every position, and how the game ended', () => {
    const game = selfPlay(nim, features, blank, options, 'l', { points: 0.5, opening: 0 });
    expect(game.rows).toHaveLength(game.positions * game.seats * features.size);
    expect(game.points).toHaveLength(game.positions * game.seats);
    expect(sum(game.final)).toBe(1);
  });
});

describe('fitting', () => {
  it('finds a bent line', () => {
    const dice = random('bend');
    const learner = newLearner(1, 8, dice);
    const xs = Float32Array.from(range(64), at => at / 32 - 1);
    const games = Array.from(xs, x => ({
      seats: 1,
      positions: 1,
      rows: Float32Array.of(x),
      points: Float32Array.of(0),
      final: [10 * Math.abs(x)],
    }));
    for (let time = 0; time < 400; time++) fit(learner, games, { trace: 1, rate: 0.01 }, dice);
    const judge = reader(averageOf(learner));
    for (const x of [-0.9, -0.3, 0.1, 0.8]) {
      judge.readCommon(Float32Array.of(x), 0);
      expect(judge.read(Float32Array.of(x))).toBeCloseTo(Math.abs(x), 0.9);
    }
  });

  it('learns Nim from games against itself, the same way every time', () => {
    const train = (): Float32Array => {
      const learner = createLearner(plan, features.size);
      for (const generation of range(plan.generations)) {
        const learned = learnedEvaluator(features, averageOf(learner));
        trainGeneration(learner, gamesWith(generation === 0 ? blank : learned, generation), plan, generation);
      }
      return learner.average;
    };
    const numbers = train();
    expect(train()).toEqual(numbers);
    const learned = learnedEvaluator(features, networkOver(numbers, features.size, plan.units));
    const results = range(40).map(game =>
      playTrial(nim, learned, blank, { players: 2, sticks: 5 + (game % 3) }, `${game}`, 0),
    );
    expect(sum(results)).toBe(40); // a perfect player who begins wins with these heaps
  });
});
