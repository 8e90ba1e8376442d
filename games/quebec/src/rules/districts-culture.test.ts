import { describe, expect, it } from 'vitest';
import { ZONES } from '../model/vocabulary.ts';
import { active, at, legal, play, points, site, table, token } from '../testing/table.ts';

describe('Entertainment: VP by the active workers left after paying', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 4],
    [9, 4],
  ])('%i left are worth %i VP', (left, worth) => {
    const before = table({ century: 2, sites: { c11r0: site(1) }, active: [2 + left] });
    const after = play(before, 'stage c11r0', 'take');
    expect([points(after, 'districts'), active(after)[0], after.turn]).toEqual([[worth, 0, 0], left, 1]);
  });

  it('is not asked with none left', () => {
    expect(play(table({ century: 2, sites: { c11r0: site(1) }, active: [2] }), 'stage c11r0').turn).toBe(1);
  });

  it('skipped is worth nothing', () => {
    const before = table({ century: 2, sites: { c11r0: site(1) } });
    expect(points(play(before, 'stage c11r0', 'skip'), 'districts')).toEqual([0, 0, 0]);
  });
});

describe('Academic: VP by the zones with own workers', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 4],
  ])('%i of the five are worth %i VP', (count, worth) => {
    // The others have workers everywhere: that does not matter.
    const zones = Object.fromEntries(ZONES.map((zone, index) => [zone, [index < count ? 2 : 0, 1, 1]]));
    const after = play(table({ sites: { c7r4: site(1) }, zones }), 'stage c7r4', 'take');
    expect([points(after, 'districts'), after.turn]).toEqual([[worth, 0, 0], 1]);
  });

  it('counts the Citadelle, too', () => {
    const zones = { citadelle: [1], culture: [1] };
    expect(points(play(table({ sites: { c7r4: site(1) }, zones }), 'stage c7r4', 'take'), 'districts')[0]).toBe(3);
  });
});

describe('Arts: raise one own star token by one star', () => {
  const sites = {
    c15r4: site(1),
    c0r5: token(0, 1),
    c9r6: token(0, 2),
    c5r2: token(0, 3),
    c13r2: token(1, 1),
  };
  const built = play(table({ century: 2, sites }), 'stage c15r4');

  it('offers the own tokens under 3 stars', () => {
    expect(legal(built)).toEqual(['skip', 'upgrade c0r5', 'upgrade c9r6']);
  });

  it('makes 1 star 2, and 2 stars 3', () => {
    expect(at(play(built, 'upgrade c0r5'), 'c0r5').token).toEqual({ seat: 0, stars: 2 });
    const after = play(built, 'upgrade c9r6');
    expect([at(after, 'c9r6').token, at(after, 'c0r5').token]).toEqual([
      { seat: 0, stars: 3 },
      { seat: 0, stars: 1 },
    ]);
    expect(after.turn).toBe(1);
  });

  it('is not asked without a token under 3 stars', () => {
    const full = { c15r4: site(1), c5r2: token(0, 3), c13r2: token(1, 1) };
    expect(play(table({ century: 2, sites: full }), 'stage c15r4').turn).toBe(1);
  });

  it('is not placing a token: no Cultural bonus (ruling)', () => {
    const after = play(table({ century: 2, sites, leaders: ['cultural'] }), 'stage c15r4', 'upgrade c9r6');
    expect(points(after, 'leader')).toEqual([0, 0, 0]);
  });

  it('does count for the century I events (ruling)', () => {
    const stars = {
      c15r4: site(1),
      c0r5: token(0, 3),
      c3r2: token(0, 3),
      c9r0: token(0, 3),
      c2r1: token(0, 2),
    };
    const before = table({
      variant: '2026-standard',
      century: 2,
      sites: stars,
      first: '1665-jean-talon',
      current: '1775-fortification',
    });
    expect(points(play(before, 'stage c15r4', 'upgrade c2r1'), 'events')).toEqual([8, 0, 0]);
  });
});

describe('Heritage site: any other Culture action', () => {
  const zones = { culture: [1], economy: [1] };

  it('Entertainment counts the active workers left after paying 1', () => {
    const before = table({ sites: { c2r1: site(1) }, zones });
    expect(points(play(before, 'stage c2r1', 'do entertainment', 'take'), 'districts')[0]).toBe(3);
  });

  it('Academic and Arts as in their own districts', () => {
    const before = table({ sites: { c2r1: site(1), c5r2: token(0, 1) }, zones });
    expect(points(play(before, 'stage c2r1', 'do academic', 'take'), 'districts')[0]).toBe(3);
    expect(at(play(before, 'stage c2r1', 'do arts', 'upgrade c5r2'), 'c5r2').token).toEqual({ seat: 0, stars: 2 });
  });

  it('offers only those that would ask something (fine print 4)', () => {
    const offered = (setting: Parameters<typeof table>[0]) =>
      legal(play(table({ sites: { c2r1: site(1) }, ...setting }), 'stage c2r1'));
    expect(offered({})).toEqual(['do entertainment', 'skip']);
    expect(offered({ active: [1], zones })).toEqual(['do academic', 'skip']);
    expect(offered({ active: [1], sites: { c2r1: site(1), c5r2: token(0, 2) } })).toEqual(['do arts', 'skip']);
  });

  it('is not asked at all if none of them would', () => {
    expect(play(table({ sites: { c2r1: site(1) }, active: [1] }), 'stage c2r1').turn).toBe(1);
  });
});
