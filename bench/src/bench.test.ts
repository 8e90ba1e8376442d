import type { Game } from '@cap-diamant/kernel';
import { cellar } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { measureBranch } from './branch.ts';
import { Dice } from './dice.ts';
import { playGame } from './play.ts';
import { during, median } from './rounds.ts';
import { measureSpeed } from './speed.ts';
import { targetFor } from './targets.ts';

const variant = { name: 'long', players: 3, options: { players: 3, rounds: 2 } };

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
    expect(playGame(cellar as Game, variant, 's', new Dice(1))).toBeGreaterThanOrEqual(12);
  });

  it('finds speeds that belong together', () => {
    const { gamesPerSecond, decisionsPerSecond } = measureSpeed(cellar as Game, variant, 0.05);
    expect(decisionsPerSecond / gamesPerSecond).toBeGreaterThan(12);
    expect(decisionsPerSecond / gamesPerSecond).toBeLessThan(19);
    expect(measureBranch(cellar as Game, variant, 0.05)).toBeGreaterThan(0);
  });

  it('takes the middle of several rounds', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
  });

  it('goes on for as long as it was told', () => {
    let steps = 0;
    expect(during(0.01, () => steps++)).toBeGreaterThanOrEqual(0.01);
    expect(steps).toBeGreaterThan(0);
  });
});

describe('targets', () => {
  it('are put together for a variant', () => {
    expect(targetFor('quebec', '2011-complete', 4)).toMatchObject({
      leastGamesPerSecond: 5000,
      mostBranchNanoseconds: 1000,
    });
    expect(targetFor('quebec', '2011-complete', 3)).not.toHaveProperty('leastGamesPerSecond');
    expect(targetFor('cellar', 'long', 3)).toEqual({ variant: 'long', players: 3 });
  });
});
