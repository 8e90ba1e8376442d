import { describe, expect, it } from 'vitest';
import { eachPair, everywhere, type Job, schedule, together } from './schedule.ts';

/** How often each bot sits at each seat. */
const seatings = (jobs: readonly Job[], bot: string): number[] =>
  jobs.reduce<number[]>(
    (counts, { lineup }) => lineup.map((name, seat) => (counts[seat] ?? 0) + (name === bot ? 1 : 0)),
    [],
  );

const bySeed = (jobs: readonly Job[]): Job[][] =>
  [...new Set(jobs.map(({ seed }) => seed))].map(own => jobs.filter(({ seed }) => seed === own));

describe('all at one table', () => {
  const jobs = schedule([together(['a', 'b', 'c', 'c'])], {}, 40, 's');

  it('seats everybody everywhere equally often, with the same shuffles', () => {
    expect(jobs).toHaveLength(40);
    for (const round of bySeed(jobs)) {
      expect(seatings(round, 'a')).toEqual([1, 1, 1, 1]);
      expect(seatings(round, 'c')).toEqual([2, 2, 2, 2]);
    }
  });

  it('changes who follows whom', () => {
    const after = new Set(jobs.map(({ lineup }) => lineup[(lineup.indexOf('a') + 1) % 4]));
    expect(after).toEqual(new Set(['b', 'c']));
  });

  it('plays a round out once it has begun', () => {
    expect(schedule([together(['a', 'b', 'c'])], {}, 4, 's')).toHaveLength(6);
  });

  it('never plays the same game twice', () => {
    const alike = schedule([together(['a', 'a', 'a'])], {}, 5, 's');
    expect(new Set(alike.map(({ seed }) => seed)).size).toBe(5);
    const half = schedule([together(['a', 'b', 'a', 'b'])], {}, 30, 's');
    expect(new Set(half.map(({ seed, lineup }) => `${seed} ${lineup}`)).size).toBe(half.length);
    expect(seatings(half, 'a').every(count => count === seatings(half, 'b')[0])).toBe(true);
  });
});

describe('each pair', () => {
  it('meets at tables of its own, so many games each', () => {
    const jobs = schedule(eachPair(['a', 'b', 'c'], 2), {}, 10, 's');
    expect(jobs).toHaveLength(30);
    expect(new Set(jobs.map(({ lineup }) => lineup.toSorted().join('')))).toEqual(new Set(['ab', 'ac', 'bc']));
    expect(seatings(jobs, 'b')).toEqual([10, 10]);
  });

  it('is fair with an odd number of seats', () => {
    const jobs = schedule(eachPair(['a', 'b'], 3), {}, 6, 's');
    expect(seatings(jobs, 'a')).toEqual([3, 3, 3]);
    expect(new Set(jobs.map(({ lineup }) => lineup.join(''))).size).toBe(6);
  });
});

describe('everywhere', () => {
  it('lets every bot play at least so many games of every variant', () => {
    const variants = [2, 5].map(players => ({ name: 'v', players, options: { players } }));
    const bots = ['a', 'b', 'c', 'd'];
    const jobs = everywhere(bots, variants, 3, 's');
    for (const { options, players } of variants) {
      const own = jobs.filter(job => job.options === options);
      expect(own.every(({ lineup }) => lineup.length === players)).toBe(true);
      for (const bot of bots) expect(own.filter(({ lineup }) => lineup.includes(bot)).length).toBeGreaterThanOrEqual(3);
    }
    expect(jobs.map(({ index }) => index)).toEqual(jobs.map((_, at) => at));
  });
});
