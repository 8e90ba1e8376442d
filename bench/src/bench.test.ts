import { isGameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { type Game, nth } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it, vi } from 'vitest';
import { BOT_TABLES } from './bot-targets.ts';
import { measureLevel, questionsOf, sample } from './bot-times.ts';
import { measureBranch } from './branch.ts';
import { Dice } from './dice.ts';
import { measureListing } from './listing.ts';
import { playGame } from './play.ts';
import { measureRefusal } from './refusal.ts';
import { during, median } from './rounds.ts';
import { measureSpeed } from './speed.ts';
import { isMet, targetsFor } from './targets.ts';

const variant = { name: 'long', players: 3, options: { players: 3, rounds: 2 } };

type Cost = number | ((result: readonly unknown[]) => number);

/** The toy game on a clock that advances only with its calls, a number of milliseconds each. */
const onClock = (
  costs: { readonly [part in 'apply' | 'moves' | 'refusal']?: Cost },
  run: (costly: Game) => void,
): void => {
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  const costing = <Args extends readonly unknown[], T>(act: (...args: Args) => T, cost: Cost = 0) =>
    vi.fn((...args: Args): T => {
      const result = act(...args);
      ms += typeof cost === 'number' ? cost : cost(result as readonly unknown[]);
      return result;
    });
  const game = toyGame as Game;
  try {
    run({
      ...game,
      apply: costing(game.apply, costs.apply),
      moves: costing(game.moves, costs.moves),
      refusal: costing(game.refusal, costs.refusal),
    });
  } finally {
    clock.mockRestore();
  }
};

describe('the chooser', () => {
  it('draws below a number, and reaches all of them', () => {
    const dice = new Dice(1);
    const drawn = Array.from({ length: 1000 }, () => dice.below(7));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('repeats itself for the same seed, and lives with the seed 0', () => {
    const draw = (seed: number): number[] => Array.from({ length: 5 }, (_, at) => new Dice(seed + at).below(1000));
    expect(draw(5)).toEqual(draw(5));
    const zero = new Dice(0);
    expect(new Set(Array.from({ length: 10 }, () => zero.below(1000))).size).toBeGreaterThan(5);
  });
});

describe('measuring', () => {
  it('plays whole games', () => {
    expect(playGame(toyGame as Game, variant, 's', new Dice(1))).toBeGreaterThanOrEqual(12);
  });

  it('finds speeds that belong together', () => {
    const { gamesPerSecond, decisionsPerSecond } = measureSpeed(toyGame as Game, variant, 0.05);
    expect(decisionsPerSecond / gamesPerSecond).toBeGreaterThan(12);
    expect(decisionsPerSecond / gamesPerSecond).toBeLessThan(19);
  });

  it('says what one branch costs, not a round of them', () => {
    onClock({ apply: 3 }, costly => expect(measureBranch(costly, variant, 1)).toBeCloseTo(3e6));
  });

  it('counts set-up, listing and playing as the time of a game', () => {
    onClock({ apply: 2, moves: 3 }, costly => {
      expect(measureSpeed(costly, variant, 1).decisionsPerSecond).toBeCloseTo(1000 / 5);
    });
  });

  it('takes the middle of several rounds', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
  });

  it('goes on for as long as it was told', () => {
    let steps = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 4 * steps);
    expect(during(0.01, () => steps++)).toBe(0.012);
    expect(steps).toBe(3);
    clock.mockRestore();
  });
});

describe('listing and refusing', () => {
  it('find the usual case and the worst', () => {
    const lengths = (game: Game) =>
      (game.moves as ReturnType<typeof vi.fn>).mock.results.map(({ value }) => value.length);
    onClock({ moves: moves => moves.length }, costly => {
      const { listMedianMilliseconds, listMostMilliseconds } = measureListing(costly, variant);
      expect(listMostMilliseconds).toBe(Math.max(...lengths(costly)));
      expect(listMedianMilliseconds).toBeGreaterThanOrEqual(median(lengths(costly)));
    });
    onClock({ refusal: 7 }, costly => expect(measureRefusal(costly, variant, 1)).toBeCloseTo(7e6));
  });
});

describe('targets', () => {
  const times = {
    gamesPerSecond: 5000,
    decisionsPerSecond: 1,
    branchNanoseconds: 1001,
    listMedianMilliseconds: 0,
    listMostMilliseconds: 0,
    refusalNanoseconds: 0,
  };
  const judged = (game: string, name: string, players: number): [string, boolean][] =>
    targetsFor(game, name, players).map(target => [target.figure, isMet(target, times)]);

  it('are those of the variant, and met or missed by its own figure', () => {
    expect(judged('quebec', '2011-complete', 4)).toEqual([
      ['gamesPerSecond', true],
      ['branchNanoseconds', false],
    ]);
    expect(judged('quebec', '2011-complete', 3)).toEqual([['branchNanoseconds', false]]);
    expect(judged('toy', 'long', 3)).toEqual([]);
  });
});

describe('the bots', () => {
  it('are asked questions from all over a game', async () => {
    const [{ game }, evaluation] = await Promise.all([loadGame('quebec'), loadEvaluation('quebec')]);
    const questions = questionsOf(game, evaluation, nth(game.options.variants, 0), 1);
    expect(questions.length).toBeGreaterThan(30);
    const asked = sample(questions, 10);
    expect(asked).toHaveLength(10);
    expect(new Set(asked).size).toBe(10);
    expect(sample(asked, 20)).toEqual(asked);
  });

  it('are timed by the wall clock, and the processor has a figure of its own', async () => {
    const [{ game }, evaluation] = await Promise.all([loadGame('quebec'), loadEvaluation('quebec')]);
    const asked = sample(questionsOf(game, evaluation, nth(game.options.variants, 0), 1), 20);
    // Question n takes n ms on the wall clock, and 2 ms of processor time.
    const ticks = { wall: 0, processor: 0 };
    const clocks = {
      wall: () => (ticks.wall++ % 2 === 0 ? 0 : (ticks.wall + 1) / 2 - 0.5),
      processor: () => (ticks.processor++ % 2 === 0 ? 0 : 2),
    };
    const { playoutsPerSecond, ...times } = await measureLevel(game, evaluation, 'novice', asked, clocks);
    expect(times).toEqual({
      decisions: 20,
      meanMs: 10.5,
      medianMs: 10,
      p95Ms: 19,
      worstMs: 20,
      processorP95Ms: 2,
    });
    const again = await measureLevel(game, evaluation, 'novice', asked, { ...clocks, wall: () => ticks.wall++ });
    expect(playoutsPerSecond).toBeCloseTo((again.playoutsPerSecond * again.meanMs) / 10.5);
  });

  it('are measured at tables that exist', async () => {
    for (const { gameId, name, players } of BOT_TABLES) {
      if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
      const { variants } = (await loadGame(gameId)).game.options;
      expect(variants.some(variant => variant.name === name && variant.players === players)).toBe(true);
    }
  });
});
