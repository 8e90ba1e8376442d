import { type Game, type GameRecord, replay } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bots/bot.ts';
import { openBot } from '../bots/open.ts';
import { playGame } from './game.ts';

const game = toyGame as Game;
const LIMITS = { ms: 1000 };
const setting = (players: number) => ({ game, options: { players, rounds: 2 }, seed: 'game' });
const randoms = (count: number): Promise<Bot[]> =>
  Promise.all(Array.from({ length: count }, () => openBot('random', game, LIMITS)));

/** Answers like another bot for a number of decisions, then fails. */
const tiring = (other: Bot, answers: number, last: () => string): Bot => {
  let given = 0;
  return { ...other, decide: question => (given++ < answers ? other.decide(question) : last()) };
};

describe('a game between bots', () => {
  it('is played to its end, the same for the same seed', async () => {
    const first = await playGame(setting(3), await randoms(3));
    const { times: _times, ...again } = await playGame(setting(3), await randoms(3));
    expect(first).toMatchObject(again);
    expect(first.failures).toEqual([]);
    expect(first.times.flat()).toHaveLength(first.decisions);
    expect(Math.min(...first.ranking)).toBe(1);
  });

  it.each([
    ['illegal', () => 'dance', 'dance'],
    [
      'threw',
      () => {
        throw new Error('no idea');
      },
      'no idea',
    ],
  ])('is lost by a bot that fails (%s), and goes on for the others', async (kind, last, detail) => {
    const [one, two, three] = await randoms(3);
    const bots = [one, two && tiring(two, 1, last), three].filter(bot => bot !== undefined);
    const { failures, ranking, winners } = await playGame(setting(3), bots);
    expect(failures).toMatchObject([{ kind, seat: 1, detail: expect.stringContaining(detail) }]);
    expect(ranking[1]).toBe(3);
    expect(winners).not.toContain(1);
    const record = failures[0]?.record as GameRecord;
    expect(replay(game, record).ok).toBe(true);
  });

  it('is over at once when one of two fails', async () => {
    const [one, two] = await randoms(2);
    const bots = [one && tiring(one, 0, () => 'dance'), two].filter(bot => bot !== undefined);
    const { winners, failures } = await playGame(setting(2), bots);
    expect(winners).toEqual([1]);
    expect(failures).toHaveLength(1);
  });

  it('tells bots nothing that reveals its own seed', async () => {
    const seeds: string[] = [];
    const [one, two] = await randoms(2);
    if (one === undefined || two === undefined) throw new Error('two bots were asked for');
    const spy: Bot = {
      ...one,
      decide: question => {
        seeds.push(question.seed);
        return one.decide(question);
      },
    };
    await playGame(setting(2), [spy, two]);
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
