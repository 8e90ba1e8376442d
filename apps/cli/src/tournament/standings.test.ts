import { describe, expect, it } from 'vitest';
import { wilson } from '../report/statistics.ts';
import { bots as en } from '../words/bots-en.ts';
import { drawChart } from './chart.ts';
import type { Played } from './pool.ts';
import { standingsOf } from './standings.ts';

/** A game of three: who sat where, and their places. */
const played = (index: number, lineup: readonly string[], ranking: readonly number[]): Played => ({
  job: { index, lineup, seed: 's', options: {} },
  result: {
    ranking,
    scores: ranking.map(place => 100 - 10 * place),
    winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    decisions: 3,
    times: ranking.map(place => [place, 2 * place]),
    failures: [],
  },
});

describe('wilson', () => {
  it('gives the interval known from the literature', () => {
    const { low, high } = wilson(81, 263); // Newcombe 1998: 0.2553 to 0.3662
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBeCloseTo(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('standings', () => {
  const games = [
    played(0, ['a', 'b', 'b'], [1, 2, 3]),
    played(1, ['b', 'a', 'b'], [2, 1, 2]),
    played(2, ['b', 'b', 'a'], [1, 3, 1]),
    played(3, ['a', 'b', 'b'], [3, 1, 2]),
  ];
  const { bots, pairs } = standingsOf(games);
  const [a, b] = ['a', 'b'].map(name => bots.find(({ bot }) => bot === name));

  it('count shared victories as parts, and by seat where a bot has several', () => {
    expect(a).toMatchObject({ games: 4, seats: 4, wins: 2.5, share: 2.5 / 4, evenShare: 1 / 3 });
    expect(b).toMatchObject({ games: 4, seats: 8, wins: 1.5, share: 1.5 / 8, evenShare: 1 / 3 });
    expect(a?.interval).toEqual(wilson(2.5, 4));
    expect(b?.interval.high).toBeCloseTo(wilson(1.5, 4).high / 2);
  });

  it('tell points, places and times', () => {
    expect(a?.points).toBe((90 + 90 + 90 + 70) / 4);
    expect(a?.rank).toBe(6 / 4);
    // a's decisions took 1 and 2 ms in three games, 3 and 6 ms in the last.
    expect(a?.meanMs).toBe(18 / 8);
    expect(a?.medianMs).toBe(2);
    expect(a?.p95Ms).toBeCloseTo(6 - 0.35 * 3);
  });

  it('rate the better bot higher', () => {
    expect(bots.map(({ bot }) => bot)).toEqual(['a', 'b']);
    expect(a?.skill.mu).toBeGreaterThan(25);
    expect(b?.skill.mu).toBeLessThan(25);
  });

  it('compare two as if they had played alone', () => {
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ bot: 'a', other: 'b', games: 4 });
    expect(pairs[0]?.share).toBeCloseTo((1 + 1 + (0.5 + 1) / 2 + 0) / 4);
  });

  it('leave out the points of games somebody failed in', () => {
    const record = { game: 'g', rules: 1, seats: [], moves: [] };
    const [game] = games;
    if (game === undefined) throw new Error('there are games');
    const failed = { ...game.result, failures: [{ kind: 'late', detail: '', seat: 1, record } as const] };
    const spoilt = standingsOf([{ job: game.job, result: failed }]);
    expect(spoilt.bots.map(({ bot, points, failures }) => ({ bot, points, failures }))).toEqual([
      { bot: 'a', points: null, failures: 0 },
      { bot: 'b', points: null, failures: 1 },
    ]);
  });

  it('can be drawn, whatever the bots are called', () => {
    const named = bots.map(bot => ({ ...bot, bot: `cmd:<"&${bot.bot}` }));
    const svg = drawChart({ title: 'a & b', bots: named, texts: en.tournament, percent: share => `${100 * share} %` });
    expect(svg).toContain('cmd:&lt;&quot;&amp;a');
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
