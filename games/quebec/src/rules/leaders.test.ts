import { describe, expect, it } from 'vitest';
import type { Leader } from '../model/vocabulary.ts';
import {
  active,
  asked,
  at,
  each,
  legal,
  only,
  passive,
  play,
  points,
  site,
  sitesOf,
  table,
  tell,
  where,
} from '../testing/table.ts';

describe('taking a leader (3.3)', () => {
  it.each<[number, Leader[]]>([
    [2, ['political', 'economic', 'cultural', 'citadelle']],
    [3, ['political', 'economic', 'cultural', 'citadelle']],
    [4, ['religious', 'political', 'economic', 'cultural', 'citadelle']],
    [5, ['religious', 'political', 'economic', 'cultural', 'citadelle']],
  ])('with %i players offers %j', (players, inPlay) => {
    expect(legal(table({ players }), 'lead')).toEqual(each('lead', inPlay));
  });

  it('is no part of the family game, whose list of leaders is empty and neutral architect aside (fine print 6)', () => {
    const family = table({ variant: '2011-family' });
    expect(legal(family, 'lead')).toEqual([]);
    expect([family.leaders, where(family, 'neutral')]).toEqual([[], 'aside']);
  });

  it('is possible once per player and century', () => {
    const before = table({ leaders: ['cultural'] });
    expect(legal(before, 'lead')).toEqual([]);
    expect(legal(play(before, 'send culture'), 'lead')).toEqual(['lead citadelle', 'lead economic', 'lead political']);
  });

  it.each([
    [[null, null, null, null], 0],
    [[null, 'cultural', null, null], 1],
    [[null, 'cultural', 'religious', null], 2],
    [[null, 'cultural', 'religious', 'economic'], 3],
  ] as const)('with %j held activates %i workers', (leaders, activated) => {
    const after = play(table({ players: 4, leaders }), 'lead political');
    expect([active(after)[0], passive(after)[0]]).toEqual([3 + activated, 19 - activated]);
    expect(after.players[0]?.leader).toBe('political');
    expect(after.turn).toBe(1);
  });

  it('activates as many as there are', () => {
    const leaders = [null, 'cultural', 'economic'] as const;
    const after = play(table({ leaders, zones: { culture: [21] } }), 'lead political');
    expect([active(after)[0], passive(after)[0]]).toEqual([4, 0]);
  });

  it('activates first, then takes the card, then lets it work; those left keep their order (fine print 17)', () => {
    const told = tell(table({ leaders: [null, 'cultural'] }), 'lead citadelle');
    expect(told.effects.map(({ kind }) => kind)).toEqual(['activate', 'lead', 'place', 'turn']);
    expect(told.state.leaders).toEqual(['political', 'economic']);
  });
});

describe('the Religious leader (4–5 players)', () => {
  it.each([4, 5])('with %i players gives the district action at the own site, and others’ as before', players => {
    const sites = { c9r0: site(0), c2r1: site(1) };
    const before = table({ players, sites, leaders: ['religious'], active: [6] });
    expect(legal(play(before, 'stage c9r0'))).toEqual(['skip', 'take']);
    expect(legal(play(before, 'stage c2r1'))).toEqual(['do entertainment', 'skip']);
  });
});

describe('the Political leader (3–5 players)', () => {
  const sites = { c5r2: site(0, 1, 0, 1) };

  it.each([3, 4, 5])('with %i players is asked out of turn where the own workers go, never the Citadelle', players => {
    const after = play(table({ players, sites, leaders: [null, 'political'] }), 'start');
    expect([after.turn, asked(after)]).toEqual([0, 1]);
    expect(legal(after)).toEqual(each('redirect', ['culture', 'economy', 'politics', 'religion']));
  });

  it('is asked before anything has happened: architect, workers and tile are as before (fine print 2)', () => {
    const before = table({ sites, leaders: [null, 'political'] });
    const after = play(before, 'start');
    expect(where(after, 0)).toBe('c5r2');
    expect(at(after, 'c5r2')).toEqual({ state: 'underway', architect: 0, stages: [1, 0, 1], token: null });
    expect([after.zones, active(after), passive(after)]).toEqual([before.zones, active(before), passive(before)]);
  });

  it('moves only the holder’s workers; then the turn goes on', () => {
    const after = play(table({ sites, leaders: [null, 'political'] }), 'start', 'redirect economy');
    expect(after.zones.religion).toEqual([2, 0, 0]);
    expect(after.zones.economy).toEqual([0, 4, 0]);
    expect([after.turn, asked(after)]).toEqual([0, 0]);
    expect(legal(after)).toEqual(
      each(
        'put',
        sitesOf(1).filter(id => id !== 'c5r2'),
      ),
    );
    expect(at(after, 'c5r2').token).toEqual({ seat: 0, stars: 3 });
  });

  it('may choose the building’s own zone', () => {
    const after = play(table({ sites, leaders: [null, 'political'] }), 'start', 'redirect religion');
    expect(after.zones.religion).toEqual([2, 4, 0]);
  });

  it('applies to the holder’s own building, too', () => {
    const after = play(table({ sites, leaders: ['political'] }), 'start');
    expect(asked(after)).toBe(0);
    expect(play(after, 'redirect culture').zones).toMatchObject({ religion: [0, 4, 0], culture: [2, 0, 0] });
  });

  it('is asked at the Mansion district as well', () => {
    const before = table({ sites: { ...sites, c4r3: site(2) }, leaders: [null, 'political'] });
    const after = play(before, 'stage c4r3', 'start');
    expect([asked(after), legal(after).length]).toEqual([1, 4]);
  });

  it('is asked only of a holder with workers on that building (fine print 2)', () => {
    const after = play(table({ sites, leaders: [null, null, 'political'] }), 'start');
    expect(asked(after)).toBe(0);
    expect(after.zones.religion).toEqual([2, 4, 0]);
  });
});

describe('the Economic leader (3–5 players)', () => {
  it.each([3, 4, 5])('with %i players puts the neutral architect into the holder’s hand', players => {
    const before = table({ players });
    expect(where(before, 'neutral')).toBe('aside');
    const after = play(before, 'lead economic');
    expect(where(after, 'neutral')).toBe('hand');
    expect(after.turn).toBe(1);
  });

  it('lets the holder act with one of the two architects', () => {
    const before = table({ leaders: ['economic'], sites: { c5r2: site(0), c0r5: site('neutral', 1) } });
    const own = play(before, 'start', 'put c2r1');
    expect([where(own, 0), where(own, 'neutral')]).toEqual(['c2r1', 'c0r5']);
    const neutral = play(before, 'start neutral', 'put c2r1');
    expect([where(neutral, 0), where(neutral, 'neutral')]).toEqual(['c5r2', 'c2r1']);
    expect([active(own)[0], active(neutral)[0]]).toEqual([6, 6]);
  });
});

describe('the Cultural leader', () => {
  const paid = (players: number, stars: number, leaders: readonly (Leader | null)[]) => {
    const sites = { c0r5: site(0, ...[1, 1, 1].slice(0, stars)) };
    return points(play(table({ players, sites, leaders }), 'start'), 'leader');
  };

  it.each([
    [2, [1, 2, 3]],
    [3, [1, 2, 3]],
    [4, [2, 3, 4]],
    [5, [2, 3, 4]],
  ])('with %i players is worth %j VP for a token of 1, 2, 3 stars', (players, worth) => {
    expect([1, 2, 3].map(stars => paid(players, stars, ['cultural'])[0])).toEqual(worth);
  });

  it('pays nothing for a building without a stage, nor for another player’s token', () => {
    expect(paid(4, 0, ['cultural'])).toEqual([0, 0, 0, 0]);
    expect(paid(4, 3, [null, 'cultural'])).toEqual([0, 0, 0, 0]);
  });

  it('pays at once, before the architect is put', () => {
    const after = play(table({ sites: { c0r5: site(0, 1) }, leaders: ['cultural'] }), 'start');
    expect([points(after, 'leader'), where(after, 0)]).toEqual([[1, 0, 0], 'hand']);
  });
});

describe('the Citadelle leader', () => {
  it.each([2, 3, 4, 5])('with %i players sends 3 passive workers to the Citadelle at once', players => {
    const before = table({ players });
    const after = play(before, 'lead citadelle');
    expect(after.zones.citadelle[0]).toBe(3);
    expect([active(after)[0], passive(after)[0]]).toEqual([3, (passive(before)[0] ?? 0) - 3]);
  });

  it.each([
    [0, 0, 3, 0],
    [1, 1, 3, 0],
    [2, 2, 3, 0],
    [4, 3, 3, 1],
  ])('with %i passive sends %i: active workers are not used (ruling)', (supply, sent, stillActive, left) => {
    const after = play(table({ zones: { culture: [22 - supply] } }), 'lead citadelle');
    expect([after.zones.citadelle[0], active(after)[0], passive(after)[0]]).toEqual([sent, stillActive, left]);
  });

  it('comes after the activation of taking it (ruling)', () => {
    // Four passive workers: two are activated for the two leaders taken, so two are left to go.
    const leaders = [null, 'cultural', 'economic'] as const;
    const after = play(table({ leaders, zones: { culture: [18] } }), 'lead citadelle');
    expect([after.zones.citadelle[0], active(after)[0], passive(after)[0]]).toEqual([2, 5, 0]);
  });
});

describe('leaders at the end of a century', () => {
  it('all go back, and may be taken anew', () => {
    const before = table({ leaders: ['cultural', 'political', null], available: [] });
    const after = play(before, 'start', 'put c13r6');
    expect(after.players.map(({ leader }) => leader)).toEqual([null, null, null]);
    expect(legal(after, 'lead')).toEqual(['lead citadelle', 'lead cultural', 'lead economic', 'lead political']);
  });

  it('the count of leaders taken starts again', () => {
    const before = table({ leaders: ['cultural', 'political', null], available: [] });
    const told = tell(play(before, 'start', 'put c13r6'), 'lead cultural');
    expect(only('activate', told)).toEqual([]);
  });
});
