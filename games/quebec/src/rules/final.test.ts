import { describe, expect, it } from 'vitest';
import type { State, VariantId } from '../model/state.ts';
import { active, at, BUILT, only, play, points, type Setting, site, table, tell, token } from '../testing/table.ts';

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

  it('the highest sum makes the main group, even where another choice would be worth more in total', () => {
    // Four connected 1★ give 4, a single 2★ gives 3; so 4 and 2 by stars, not 3 and 4.
    const four = { c0r5: token(0, 1), c2r5: token(0, 1), c3r6: token(0, 1), c4r5: token(0, 1) };
    expect(worth({ ...four, c17r2: token(0, 2) })).toEqual([6, 0, 0]);
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
