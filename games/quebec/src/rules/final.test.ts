import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import type { State, VariantId } from '../state.ts';
import {
  active,
  asked,
  at,
  BUILT,
  legal,
  only,
  play,
  points,
  type Setting,
  scores,
  site,
  sitesOf,
  table,
  tell,
  token,
  where,
} from '../testing/table.ts';

/** Seat 0 ends century IV, and so the game, with an architect for whom no site is left. */
const end = (setting: Setting): State => play(table({ century: 4, available: [], ...setting }), 'start');

const NOBODY_ACTIVE = { active: [0, 0, 0] };

// One group of 1, 2, 3 and 3 stars; a building of 1 star and one of 2 elsewhere.
const EXAMPLE_2011 = {
  c2r1: token(0, 1),
  c4r1: token(0, 2),
  c5r2: token(0, 3),
  c6r1: token(0, 3),
  c15r6: token(0, 1),
  c17r2: token(0, 2),
};

// Two adjacent buildings of 3 stars; a group of four with 2, 2, 1 and 1.
const EXAMPLE_2026 = {
  c14r5: token(0, 3),
  c15r4: token(0, 3),
  c0r5: token(0, 1),
  c2r5: token(0, 2),
  c3r6: token(0, 2),
  c4r5: token(0, 1),
};

const EVENTFUL = { first: '1682-fire', firstScoredBy: [2, 1], current: '2001-summit' } as const;

describe.each<Setting>([
  { variant: '2011-complete' },
  { variant: '2011-events', ...EVENTFUL },
  { variant: '2026-standard', ...EVENTFUL },
])('buildings at the end of the game in $variant (section 8)', variant => {
  const worth = (sites: NonNullable<Setting['sites']>) => points(end({ ...variant, sites }), 'buildings');

  it('the 2011 example: a main group 1★ 2★ 3★ 3★ is worth 16, two others with 3 stars 3', () => {
    expect(worth(EXAMPLE_2011)).toEqual([19, 0, 0]);
  });

  it('the 2026 example: two 3★ are worth 12 and beat a larger group worth 8, which then gives 6 by stars', () => {
    expect(worth(EXAMPLE_2026)).toEqual([18, 0, 0]);
  });

  it('tells the main group', () => {
    const told = tell(table({ ...variant, century: 4, available: [], sites: EXAMPLE_2026 }), 'start');
    const groups = only('main-group', told).map(({ seat, spaces }) => [seat, spaces.length]);
    expect(groups).toEqual([[0, 2]]);
  });

  it('on equal sums counts the choice that is worth more in total (ruling)', () => {
    // One 3★, or two adjacent 2★: 6 either way. With the single one as main group the others give 4, not 3.
    expect(worth({ c17r2: token(0, 3), c0r5: token(0, 2), c2r5: token(0, 2) })).toEqual([10, 0, 0]);
    expect(worth({ c9r0: token(0, 2), c11r0: token(0, 2), c15r6: token(0, 3) })).toEqual([10, 0, 0]);
  });

  it('connects through own buildings only', () => {
    const apart = { c2r1: token(0, 2), c4r1: token(1, 2), c6r1: token(0, 2) };
    expect(worth(apart)).toEqual([3 + 2, 3, 0]);
    expect(worth({ ...apart, c4r1: BUILT })).toEqual([3 + 2, 0, 0]);
    expect(worth({ ...apart, c4r1: token(0, 2) })).toEqual([9, 0, 0]);
  });

  it('does not connect across a district', () => {
    expect(worth({ c7r4: token(0, 2), c9r6: token(0, 2) })).toEqual([5, 0, 0]); // the Academic district between
  });
});

describe('buildings at the end of the family game (section 8)', () => {
  it.each([
    [EXAMPLE_2011, 1 + 3 + 6 + 6 + 1 + 3],
    [EXAMPLE_2026, 6 + 6 + 1 + 3 + 3 + 1],
  ])('are all worth 1, 3 or 6, wherever they stand', (sites, worth) => {
    expect(points(end({ variant: '2011-family', sites }), 'buildings')).toEqual([worth, 0, 0]);
  });
});

describe.each<VariantId>(['2011-family', '2011-complete'])('unfinished buildings and active workers in %s', variant => {
  it('give 1 VP per own worker on a site under construction, and no token', () => {
    const sites = { c9r0: site(1, 0, 0, 2), c13r6: site(2, 2) };
    const after = end({ variant, sites, ...NOBODY_ACTIVE });
    expect(points(after, 'unfinished')).toEqual([6, 0, 4]);
    expect(points(after, 'buildings')).toEqual([0, 0, 0]);
    expect(at(after, 'c9r0')).toEqual({ state: 'underway', architect: 1, stages: [0, 0, 2], token: null });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [5, 2],
    [7, 3],
  ])('%i active workers are worth %i VP, a full pair each', (workers, worth) => {
    expect(points(end({ variant, active: [0, workers, 0] }), 'active')).toEqual([0, worth, 0]);
  });

  it('who acts at the end of century IV activates nothing', () => {
    const told = tell(table({ variant, century: 4, available: [] }), 'start');
    expect(only('activate', told)).toEqual([]);
    expect([active(told.state), points(told.state, 'active')]).toEqual([
      [3, 3, 3],
      [1, 1, 1],
    ]);
  });
});

describe('the last century’s own steps come before the end of the game (section 8)', () => {
  it('the building lifted to end it counts, with its token and its workers in the zone', () => {
    const after = end({ sites: { c9r0: site(0, 0, 1) }, ...NOBODY_ACTIVE });
    expect(at(after, 'c9r0').token).toEqual({ seat: 0, stars: 2 });
    expect([points(after, 'buildings'), points(after, 'unfinished')]).toEqual([
      [3, 0, 0],
      [0, 0, 0],
    ]);
    expect(points(after, 'zones')).toEqual([3, 3, 0]);
  });

  it('the neutral architect’s building is completed, and workers back from the last zone are active', () => {
    const sites = { c13r6: site('neutral', 1) };
    const after = end({ sites, leaders: ['economic'], zones: { economy: [8] }, ...NOBODY_ACTIVE });
    expect(at(after, 'c13r6').token).toEqual({ seat: 0, stars: 1 });
    expect([points(after, 'active'), points(after, 'buildings')]).toEqual([
      [2, 0, 0],
      [1, 0, 0],
    ]);
  });
});

describe.each<VariantId>(['2011-events', '2026-standard'])('Champlain’s first voyage in %s (section 9)', variant => {
  const voyage = (sites: NonNullable<Setting['sites']>) =>
    end({ variant, sites, first: '1603-champlain', current: '2001-summit' });

  it('gives 8 VP for the largest connected group by number of buildings, whatever its stars', () => {
    const sites = { ...EXAMPLE_2026, c5r2: token(1, 3), c6r1: token(1, 3), c7r2: token(1, 3) };
    expect(points(voyage(sites), 'events')).toEqual([8, 0, 0]);
  });

  it('gives 8 VP to all who are tied', () => {
    expect(points(voyage({ c5r2: token(0, 1), c9r0: token(2, 3) }), 'events')).toEqual([8, 0, 8]);
  });

  it('needs at least one building with a token, and nobody is listed for it (fine print 9)', () => {
    const after = voyage({ c5r2: BUILT });
    expect(points(after, 'events')).toEqual([0, 0, 0]);
    expect(voyage({ c5r2: token(0, 1) }).events?.firstScoredBy).toEqual([]);
  });
});

describe('when the game is over', () => {
  const setting: Setting = {
    variant: '2026-standard',
    century: 4,
    current: '1955-carnival',
    sites: { c9r0: site(0, 1), c13r6: site('neutral', 1) },
    zones: { culture: [0, 21] },
    active: [3, 0],
    leaders: ['economic'],
    available: ['c4r1', 'c2r3'],
  };

  it('leaders and neutral architect are back, leftover sites flipped, century and event as they were (fine print 10)', () => {
    const after = play(table(setting), 'send religion');
    expect([after.over, after.century, after.events?.current]).toEqual([true, 4, '1955-carnival']);
    expect(after.players.map(({ leader }) => leader)).toEqual([null, null, null]);
    expect([after.leaders.length, where(after, 'neutral')]).toEqual([4, 'aside']);
    expect([at(after, 'c4r1'), at(after, 'c2r3')]).toEqual([BUILT, BUILT]);
    expect(sitesOf(4).map(id => at(after, id).state)).toEqual(sitesOf(4).map(() => 'built'));
  });

  it('nobody is to move, nothing is pending or to come, and the turn stays where it ended (fine print 19)', () => {
    const after = play(table(setting), 'send religion');
    expect([asked(after), legal(after), after.events?.coming]).toEqual([undefined, [], []]);
    expect(after.turn).toBe(1); // the start of seat 1's turn ended it
    expect(end({}).turn).toBe(0);
    expect(quebec.notation.formatPosition(after)).toMatchObject({ over: true, pending: null, turn: 1, century: 4 });
  });

  it('most VP win', () => {
    const after = end({ scores: [3, 9, 4], active: [0, 0, 0] });
    expect(quebec.outcome(after)).toEqual({ scores: [3, 9, 4], winners: [1], ranking: [3, 1, 2] });
  });

  it('ties share the victory', () => {
    const after = end({ scores: [9, 3, 9], active: [0, 0, 0] });
    expect(quebec.outcome(after)).toEqual({ scores: [9, 3, 9], winners: [0, 2], ranking: [1, 3, 1] });
  });

  it('every point has its source, and they add up', () => {
    const zones = { culture: [0, 4, 2] };
    const sites = { ...EXAMPLE_2011, c9r6: site(1, 1, 1) };
    const after = end({ scores: [7, 0, 0], zones, sites });
    expect(quebec.tally(after).scores).toEqual([
      {
        before: 7,
        zones: 0,
        bonus: 0,
        districts: 0,
        leader: 0,
        events: 0,
        unfinished: 0,
        active: 1,
        buildings: 19,
        total: 27,
      },
      {
        before: 0,
        zones: 4 + 2 + 1,
        bonus: 0,
        districts: 0,
        leader: 0,
        events: 0,
        unfinished: 6,
        active: 1,
        buildings: 0,
        total: 14,
      },
      {
        before: 0,
        zones: 2,
        bonus: 0,
        districts: 0,
        leader: 0,
        events: 0,
        unfinished: 0,
        active: 1,
        buildings: 0,
        total: 3,
      },
    ]);
    expect(scores(after)).toEqual([27, 14, 3]);
  });

  it('what the end would add now is told beforehand', () => {
    const before = table({ century: 4, sites: EXAMPLE_2011 });
    expect(nth(quebec.tally(before).ifEndedNow, 0)).toEqual({
      unfinished: 0,
      active: 1,
      buildings: 19,
      events: 0,
      total: 20,
    });
  });
});
