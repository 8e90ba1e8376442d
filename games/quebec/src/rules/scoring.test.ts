import { describe, expect, it } from 'vitest';
import type { Century, Zone } from '../model/vocabulary.ts';
import { active, only, passive, play, points, type Setting, scores, type Told, table, tell } from '../testing/table.ts';

/** Seat 0 finds no site for the architect: the century ends and is scored. */
const score = (setting: Setting): Told => tell(table({ available: [], ...setting }), 'start');

const zonesOf = (told: Told): [Zone, readonly number[]][] =>
  only('zone', told).map(({ zone, workers }) => [zone, workers]);
const cascadesOf = (told: Told): [number, string, string, number][] =>
  only('cascade', told).map(({ seat, from, to, workers }) => [seat, from, to, workers]);

describe.each([
  ['2011', 1, { variant: '2011-complete' }],
  ['2011 with events', 1, { variant: '2011-events' }],
  ['2026', 2, { variant: '2026-standard' }],
] as const)(
  'the worked example of the cascade (section 7), as printed in %s with %i white in the Citadelle',
  (_, white, variant) => {
    const zones = {
      citadelle: [5, white, 0],
      religion: [3, 4, 5],
      politics: [2, 10, 10],
      economy: [0, 0, 5],
      culture: [4, 6, 1],
    };
    const told = score({ ...variant, zones });

    it('counts each zone with what has cascaded into it', () => {
      expect(zonesOf(told)).toEqual([
        ['citadelle', [5, white, 0]],
        ['religion', [5, 4, 5]],
        ['politics', [4, 10, 12]],
        ['economy', [0, 0, 10]],
        ['culture', [4, 6, 6]],
      ]);
    });

    it('moves on half of each majority, 5 at most, of all who are tied', () => {
      expect(cascadesOf(told)).toEqual([
        [0, 'citadelle', 'religion', 2],
        [0, 'religion', 'politics', 2],
        [2, 'religion', 'politics', 2],
        [2, 'politics', 'economy', 5],
        [2, 'economy', 'culture', 5],
        [1, 'culture', 'active', 3],
        [2, 'culture', 'active', 3],
      ]);
    });

    it('is worth 18, 21 and 33 VP (2026: 22 for white)', () => {
      expect(scores(told.state)).toEqual([18, 20 + white, 33]);
      expect(points(told.state, 'zones')).toEqual([18, 20 + white, 33]);
    });

    it('leaves white and green 3 more active workers, and all others in the supply', () => {
      expect([active(told.state), passive(told.state)]).toEqual([
        [3, 6, 6],
        [22, 19, 19],
      ]);
      expect(Object.values(told.state.zones).flat()).toEqual(Array.from({ length: 15 }, () => 0));
    });
  },
);

describe('the order of the zones (section 7)', () => {
  it.each<[Century, Zone[]]>([
    [1, ['citadelle', 'religion', 'politics', 'economy', 'culture']],
    [2, ['citadelle', 'politics', 'economy', 'culture', 'religion']],
    [3, ['citadelle', 'economy', 'culture', 'religion', 'politics']],
    [4, ['citadelle', 'culture', 'religion', 'politics', 'economy']],
  ])('in century %i is %j', (century, order) => {
    const one = [1, 0, 0];
    const zones = { religion: one, politics: one, economy: one, culture: one, citadelle: one };
    expect(zonesOf(score({ century, zones })).map(([zone]) => zone)).toEqual(order);
  });

  it.each<[Century, Zone]>([
    [1, 'culture'],
    [2, 'religion'],
    [3, 'politics'],
    [4, 'economy'],
  ])('in century %i ends with %s, from which the majority returns active', (century, last) => {
    expect(cascadesOf(score({ century, zones: { [last]: [2, 4, 4] } }))).toEqual([
      [1, last, 'active', 2],
      [2, last, 'active', 2],
    ]);
  });
});

describe('how many cascade', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [9, 4],
    [10, 5],
    [11, 5],
    [20, 5],
  ])('of %i workers %i move on: half, rounded down, at most 5', (workers, moved) => {
    const told = score({ zones: { culture: [0, workers] } });
    expect([active(told.state)[1], passive(told.state)[1]]).toEqual([3 + moved, 22 - moved]);
    expect(scores(told.state)).toEqual([0, workers, 0]);
  });

  it('the minority moves nobody on', () => {
    expect(cascadesOf(score({ zones: { culture: [8, 9, 8] } }))).toEqual([[1, 'culture', 'active', 4]]);
  });

  it('a worker may cascade through all the zones and score in each', () => {
    // 16 in the Citadelle: 5 reach Religion, 2 Politics, 1 the Economy.
    const told = score({ zones: { citadelle: [16] } });
    expect(zonesOf(told).map(([zone, [own]]) => [zone, own])).toEqual([
      ['citadelle', 16],
      ['religion', 5],
      ['politics', 2],
      ['economy', 1],
    ]);
    expect(scores(told.state)).toEqual([24, 0, 0]);
  });

  it('cascades before the next zone is counted, and so may win its majority', () => {
    const told = score({ zones: { citadelle: [4], religion: [2, 3] } });
    expect(cascadesOf(told)).toEqual([
      [0, 'citadelle', 'religion', 2],
      [0, 'religion', 'politics', 2],
      [0, 'politics', 'economy', 1],
    ]);
    expect(scores(told.state)).toEqual([4 + 4 + 2 + 1, 3, 0]);
  });
});

describe('the family game: no cascade, a bonus for the majority (section 7)', () => {
  const family = (zones: Setting['zones']) => score({ variant: '2011-family', zones: zones ?? {} });

  it('the worked example: 3, 5 and 12 workers in Religion are worth 3, 5 and 17 VP', () => {
    const { state } = family({ religion: [3, 5, 12] });
    expect(scores(state)).toEqual([3, 5, 17]);
    expect([points(state, 'zones'), points(state, 'bonus')]).toEqual([
      [3, 5, 12],
      [0, 0, 5],
    ]);
  });

  it('moves no worker on: all return to the supply', () => {
    const told = family({ religion: [3, 5, 12], culture: [0, 8, 2] });
    expect(cascadesOf(told)).toEqual([]);
    expect([active(told.state), passive(told.state)]).toEqual([
      [3, 3, 3],
      [22, 22, 22],
    ]);
  });

  it('pays each zone’s majority half its workers, rounded down, at most 5, and all who are tied', () => {
    const { state } = family({ religion: [3, 3, 2], politics: [1, 0, 0], economy: [0, 10, 1], citadelle: [0, 0, 13] });
    expect(points(state, 'bonus')).toEqual([1 + 0, 1 + 5, 5]);
    expect(points(state, 'zones')).toEqual([4, 13, 16]);
  });

  it('pays the same bonus with two players', () => {
    const before = table({ variant: '2011-family', players: 2, zones: { culture: [4, 6] }, available: [] });
    expect(scores(play(before, 'start'))).toEqual([4, 9]);
  });
});
