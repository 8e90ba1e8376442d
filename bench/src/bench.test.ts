import { isGameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { type Game, nth } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
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
    expect(measureBranch(toyGame as Game, variant, 0.05)).toBeGreaterThan(0);
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

describe('listing and refusing', () => {
  it('find the usual case and the worst', () => {
    const { listMedianMilliseconds, listMostMilliseconds } = measureListing(toyGame as Game, variant);
    expect(listMedianMilliseconds).toBeGreaterThan(0);
    expect(listMostMilliseconds).toBeGreaterThanOrEqual(listMedianMilliseconds);
    expect(measureRefusal(toyGame as Game, variant, 0.05)).toBeGreaterThan(0);
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
    const times = await measureLevel(game, evaluation, 'novice', asked);
    expect(times.decisions).toBe(10);
    expect(times.medianMs).toBeLessThanOrEqual(times.p95Ms);
    expect(times.p95Ms).toBeLessThanOrEqual(times.mostMs);
    expect(times.playoutsPerSecond).toBeGreaterThan(0);
  });

  it('are measured at tables that exist', async () => {
    for (const { gameId, name, players } of BOT_TABLES) {
      if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
      const { variants } = (await loadGame(gameId)).game.options;
      expect(variants.some(variant => variant.name === name && variant.players === players)).toBe(true);
    }
  });
});
