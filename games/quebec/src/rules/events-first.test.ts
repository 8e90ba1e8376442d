import { describe, expect, it } from 'vitest';
import type { VariantId } from '../model/state.ts';
import type { EventId } from '../model/vocabulary.ts';
import { at, each, legal, play, points, type Setting, site, sitesOf, table, token, where } from '../testing/table.ts';

const WITH_EVENTS: readonly VariantId[] = ['2011-events', '2026-standard'];

/** Seat 0 is one building short of the event; that building has its stages, and the next start completes it. */
const ALMOST: Readonly<Partial<Record<EventId, NonNullable<Setting['sites']>>>> = {
  '1663-sovereign-council': {
    c5r2: token(0, 1),
    c0r5: token(0, 1),
    c3r2: token(0, 2),
    c6r5: token(0, 1),
    c9r0: token(0, 3),
    c4r3: site(0, 1),
  },
  '1665-jean-talon': {
    c5r2: token(0, 3),
    c3r2: token(0, 3),
    c9r0: token(0, 3),
    c2r1: site(0, 1, 1, 1),
  },
  '1682-fire': { c7r4: token(0, 1), c11r0: token(0, 1), c2r1: site(0, 1) },
};

const EVENTS = Object.keys(ALMOST) as readonly EventId[];

describe.each(WITH_EVENTS)('century I’s events in %s (section 9)', variant => {
  const shared = { variant, century: 2, current: '1756-seven-years-war' } as const;
  const almost = (first: EventId, more: Setting = {}) =>
    table({ ...shared, first, sites: ALMOST[first] ?? {}, ...more });

  describe.each(EVENTS)('%s', first => {
    it('gives the first player to fulfil it 8 VP at once, before the architect is put', () => {
      const after = play(almost(first), 'start');
      expect([points(after, 'events'), where(after, 0)]).toEqual([[8, 0, 0], 'hand']);
      expect(after.events?.firstScoredBy).toEqual([0]);
    });

    it('gives the second other player 4, later ones nothing, and stays (fine print 18)', () => {
      const second = play(almost(first, { firstScoredBy: [2] }), 'start');
      expect([points(second, 'events'), second.events?.firstScoredBy]).toEqual([
        [4, 0, 0],
        [2, 0],
      ]);
      const third = play(almost(first, { firstScoredBy: [2, 1] }), 'start');
      expect([points(third, 'events'), third.events?.firstScoredBy]).toEqual([
        [0, 0, 0],
        [2, 1],
      ]);
      expect(third.events?.first).toBe(first);
    });

    it('pays one player only once', () => {
      const after = play(almost(first, { firstScoredBy: [0] }), 'start');
      expect([points(after, 'events'), after.events?.firstScoredBy]).toEqual([[0, 0, 0], [0]]);
    });

    it('counts only buildings with the player’s token (ruling)', () => {
      const sites = Object.entries(ALMOST[first] ?? {}).map(([id, lot]) =>
        lot.state === 'underway' ? [id, site(0)] : [id, lot],
      );
      const after = play(almost(first, { sites: Object.fromEntries(sites) }), 'start');
      expect(points(after, 'events')).toEqual([0, 0, 0]);
    });
  });

  it('Sovereign Council asks for 2 buildings in each of 3 colours, not for more in fewer', () => {
    const sites = {
      c5r2: token(0, 1),
      c0r5: token(0, 1),
      c9r6: token(0, 1),
      c3r2: token(0, 1),
      c6r5: token(0, 1),
      c9r0: token(0, 1),
      c2r1: token(0, 1),
      c10r1: site(0, 0),
    };
    const after = play(almost('1663-sovereign-council', { sites }), 'start');
    expect([at(after, 'c10r1').token, points(after, 'events')]).toEqual([{ seat: 0, stars: 1 }, [0, 0, 0]]);
  });

  it('Jean Talon asks for three stars in each of the four colours', () => {
    const sites = { ...ALMOST['1665-jean-talon'], c2r1: site(0, 1, 1) };
    expect(points(play(almost('1665-jean-talon', { sites }), 'start'), 'events')).toEqual([0, 0, 0]);
  });

  it('Jean Talon is fulfilled by raising a token, too (ruling of section 4)', () => {
    const sites = { ...ALMOST['1665-jean-talon'], c2r1: token(0, 2), c15r4: site(1) };
    const after = play(almost('1665-jean-talon', { sites }), 'stage c15r4', 'upgrade c2r1');
    expect(points(after, 'events')).toEqual([8, 0, 0]);
  });

  it('Fort Québec fire asks for three Culture buildings', () => {
    const sites = { c7r4: token(0, 3), c5r2: token(0, 3), c2r1: site(0, 1, 1, 1) };
    expect(points(play(almost('1682-fire', { sites }), 'start'), 'events')).toEqual([0, 0, 0]);
  });

  it('are checked in the order in which the tokens are placed', () => {
    // Seat 0 lifts the own building and ends the century; then seat 1's neutral architect completes the other.
    const sites = {
      c7r4: token(0, 1),
      c11r0: token(0, 1),
      c2r1: site(0, 2),
      c10r5: token(1, 1),
      c15r4: token(1, 1),
      c14r1: site('neutral', 2),
    };
    const before = table({
      variant,
      century: 3,
      first: '1682-fire',
      current: '1812-war',
      sites,
      leaders: [null, 'economic'],
      available: [],
    });
    const after = play(before, 'start');
    expect([points(after, 'events'), after.events?.firstScoredBy]).toEqual([
      [8, 4, 0],
      [0, 1],
    ]);
  });

  it('last the whole game', () => {
    const before = almost('1682-fire', { century: 4, current: '1955-carnival' });
    expect(points(play(before, 'start'), 'events')).toEqual([8, 0, 0]);
  });

  it('century I has no other event: “current” is null (fine print 18)', () => {
    const before = table({ variant, first: '1682-fire', available: [] });
    expect(before.events?.current).toBe(null);
    const after = play(before, 'start');
    expect(after.events).toEqual({
      first: '1682-fire',
      firstScoredBy: [],
      current: '1775-fortification',
      coming: ['1812-war', '1955-carnival'],
    });
    expect(legal(after)).toEqual(each('put', sitesOf(2)));
  });
});
