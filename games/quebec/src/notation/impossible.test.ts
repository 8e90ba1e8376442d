import type { Json } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import type { SpaceId } from '../model/board.ts';
import { LAYOUT, position, type Setting, site, token } from '../testing/table.ts';

type Fields = Record<string, Json>;

const faultIn = (json: unknown): string => {
  const result = quebec.notation.parsePosition(json);
  return result.ok ? 'accepted' : result.error.message;
};

const SETTING: Setting = {
  variant: '2026-standard',
  century: 2,
  current: '1775-fortification',
  sites: { c5r2: site(0, 1), c0r5: site(1), c9r0: token(2, 3) },
  zones: { culture: [1, 2, 3] },
};
const possible = position(SETTING);

const withPlayer = (seat: number, change: Fields): Fields => ({
  ...possible,
  players: (possible.players as readonly Fields[]).map((player, at) =>
    at === seat ? { ...player, ...change } : player,
  ),
});

const withSite = (id: SpaceId, change: Fields): Fields => {
  const sites = possible.sites as Readonly<Record<SpaceId, Fields>>;
  return { ...possible, sites: { ...sites, [id]: { ...sites[id], ...change } } };
};

const withEvents = (change: Fields): Fields => ({
  ...possible,
  events: { ...(possible.events as Fields), ...change },
});

const without = (key: string): Fields => Object.fromEntries(Object.entries(possible).filter(([name]) => name !== key));

const expectRefused = (json: unknown, fault: RegExp) => expect(faultIn(json)).toMatch(fault);

describe('what no position is', () => {
  it('the position these tests spoil is itself possible', () => {
    expect(faultIn(possible)).toBe('accepted');
  });

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /null/],
    ['a number', 7, /7/],
    ['a list', [], /"game"/],
    ['another game', { ...possible, game: 'nouvelle-france' }, /"game".*nouvelle-france/],
    ['an unknown edition', { ...possible, edition: '2019' }, /"edition".*"2019"/],
    ['a level of the other edition', { ...possible, level: 'family' }, /2026 edition has no level "family"/],
    ['century 5', { ...possible, century: 5 }, /"century".*5/],
    ['a field missing', without('neutral'), /"neutral"/],
    ['a field too many', { ...possible, dice: 6 }, /"dice"/],
    ['a space missing', { ...possible, sites: {} }, /sites\.c\d+r\d+/],
    ['a space too many', withSite('c1r1' as SpaceId, {}), /c1r1/],
  ])('%s', (_, json, fault) => expectRefused(json, fault));
});

describe('impossible players', () => {
  it.each<[string, unknown, RegExp]>([
    ['57 workers', withPlayer(0, { passive: 53 }), /seat 0 has 57 workers in all, but each player has 25/],
    ['a worker too few', withPlayer(2, { active: 2 }), /seat 2 has 24 workers in all, but each player has 25/],
    ['a negative number of active workers', withPlayer(1, { active: -1 }), /"players\.1\.active".*-1/],
    ['a negative number of passive workers', withPlayer(1, { passive: -3 }), /"players\.1\.passive".*-3/],
    ['a negative score', withPlayer(0, { score: -2 }), /"players\.0\.score".*-2/],
    ['half a worker', withPlayer(0, { active: 2.5 }), /"players\.0\.active".*2\.5/],
    ['one seat too few', { ...possible, players: (possible.players as Json[]).slice(1) }, /3, 4, 5 players, not 2/],
    ['no seats', { ...possible, players: [] }, /3, 4, 5 players, not 0/],
    ['a turn of nobody', { ...possible, turn: 3 }, /"turn" is a seat from 0 to 2, not 3/],
    [
      'a zone with numbers for other seats',
      { ...possible, zones: { ...(possible.zones as Fields), culture: [1, 2] } },
      /"culture" has numbers for 2 seats, but there are 3/,
    ],
    [
      'a negative number in a zone',
      { ...possible, zones: { ...(possible.zones as Fields), culture: [-1, 2, 3] } },
      /"zones\.culture\.0".*-1/,
    ],
  ])('%s', (_, json, fault) => expectRefused(json, fault));

  it.each([
    [2, 25],
    [3, 25],
    [4, 22],
    [5, 20],
  ])('with %i players each has %i workers', (players, each) => {
    const json = position({ players });
    const more = (json.players as readonly Fields[]).map(player => ({ ...player, active: 4 }));
    expectRefused(
      { ...json, players: more },
      new RegExp(`seat 0 has ${each + 1} workers in all, but each player has ${each}`),
    );
  });
});

describe('impossible sites', () => {
  it.each<[string, unknown, RegExp]>([
    ['an unknown building', withSite('c9r6', { building: 'igloo' }), /c9r6\.building".*"igloo"/],
    ['a building twice', withSite('c13r2', { building: LAYOUT.c9r6 }), /lies both on c13r2 and on c9r6/],
    [
      'a building of another colour',
      withSite('c13r2', { building: LAYOUT.c2r1 }),
      /belongs to culture, but c13r2 to religion/,
    ],
    ['a built site with an architect', withSite('c5r2', { state: 'built' }), /c5r2 is built but has an architect/],
    ['a site underway without one', withSite('c9r6', { state: 'underway' }), /c9r6 is underway but has no architect/],
    ['stages on a built site', withSite('c9r6', { stages: [0] }), /c9r6 is built but has stages/],
    ['four stages', withSite('c0r5', { stages: [1, 1, 1, 1] }), /c0r5\.stages".*4/],
    ['a stage of nobody', withSite('c0r5', { stages: [3] }), /c0r5 names seat 3/],
    [
      'a token on an unbuilt site',
      withSite('c13r6', { token: { seat: 0, stars: 1 } }),
      /c13r6 is available but has a token/,
    ],
    ['a token of four stars', withSite('c9r0', { token: { seat: 0, stars: 4 } }), /token\.stars".*4/],
    ['a token without a star', withSite('c9r0', { token: { seat: 0, stars: 0 } }), /token\.stars".*0/],
    ['a token of nobody', withSite('c9r0', { token: { seat: 3, stars: 1 } }), /c9r0 names seat 3/],
    ['a site of this century still waiting', withSite('c13r6', { state: 'waiting' }), /c13r6 cannot be "waiting" now/],
    [
      'a site of the last one still available',
      withSite('c9r6', { state: 'available' }),
      /c9r6 cannot be "available" now/,
    ],
    ['a site of the next one available', withSite('c8r3', { state: 'available' }), /c8r3 cannot be "available" now/],
    ['a site of the next one built', withSite('c8r3', { state: 'built' }), /c8r3 cannot be "built" now/],
  ])('%s', (_, json, fault) => expectRefused(json, fault));
});

describe('impossible architects', () => {
  it.each<[string, unknown, RegExp]>([
    ['two on a site', withPlayer(1, { architect: 'c5r2' }), /architect of seat 1 should stand on c5r2, but does not/],
    ['one on two sites', withSite('c0r5', { architect: 0 }), /architect of seat 0 stands on c\d+r\d+ and c\d+r\d+/],
    [
      'one in hand and on a site',
      withPlayer(0, { architect: 'hand' }),
      /architect of seat 0 is "hand", but stands on c5r2/,
    ],
    ['one where none stands', withPlayer(2, { architect: 'c13r6' }), /architect of seat 2 should stand on c13r6/],
    ['one of nobody', withSite('c0r5', { architect: 3 }), /architect of seat 3/],
    ['one of a negative seat', withSite('c0r5', { architect: -1 }), /c0r5\.architect"/],
    ['one on no space', withPlayer(2, { architect: 'c1r1' }), /players\.2\.architect".*c1r1/],
    [
      'the neutral one in hand without its leader',
      { ...possible, neutral: 'hand' },
      /nobody holds the economic leader/,
    ],
    [
      'the neutral one aside with its leader held',
      position({ leaders: ['economic'], neutral: 'aside' }),
      /economic leader is held, but the neutral architect is aside/,
    ],
    [
      'the neutral one in hand of two players who do not start a site',
      position({ players: 2, neutral: 'hand' }),
      /neutral architect is in hand, but nobody is to put it/,
    ],
  ])('%s', (_, json, fault) => expectRefused(json, fault));
});

describe('impossible leaders', () => {
  const held = (...leaders: NonNullable<Setting['leaders']>) => position({ ...SETTING, leaders });
  it.each<[string, unknown, RegExp]>([
    ['one held twice', held('cultural', 'cultural'), /a leader is held by two players/],
    ['the Religious one with three players', held('religious'), /religious leader is not in play/],
    [
      'one in the family game',
      position({ variant: '2011-family', leaders: ['cultural'] }),
      /cultural leader is not in play/,
    ],
    [
      'one held and still to be taken',
      withPlayer(0, { leader: 'cultural' }),
      /should list those not held: political, economic, citadelle/,
    ],
    ['one missing', { ...possible, leaders: ['political', 'economic', 'cultural'] }, /should list those not held/],
    [
      'one listed twice',
      { ...possible, leaders: ['political', 'political', 'economic', 'cultural', 'citadelle'] },
      /should list those not held/,
    ],
    ['an unknown one', { ...possible, leaders: ['military'] }, /leaders\.0".*"military"/],
    [
      'one held under the Royal Proclamation',
      position({ ...SETTING, current: '1763-royal-proclamation', leaders: ['cultural'] }),
      /Royal Proclamation/,
    ],
  ])('%s', (_, json, fault) => expectRefused(json, fault));
});

describe('impossible events', () => {
  it.each<[string, unknown, RegExp]>([
    [
      'hidden ones, as a view has them',
      withEvents({ coming: ['hidden', 'hidden'] }),
      /"hidden" events cannot be set up/,
    ],
    ['none in a game with events', { ...possible, events: null }, /there are events at level "standard"/],
    ['some in a game without', { ...position({}), events: possible.events ?? null }, /no events at level "complete"/],
    ['an unknown one', withEvents({ current: '1900-fair' }), /events\.current".*"1900-fair"/],
    ['a first one of another century', withEvents({ first: '1812-war' }), /"1812-war" is no event of century 1/],
    ['a current one of another century', withEvents({ current: '1812-war' }), /"1812-war" is no event of century 2/],
    ['no current one after century I', withEvents({ current: null }), /"current" is null in century 1/],
    [
      'one too many to come',
      withEvents({ coming: ['1812-war', '2001-summit', '2001-summit'] }),
      /2 events are to come in century 2, not 3/,
    ],
    [
      'those to come in another order',
      withEvents({ coming: ['2001-summit', '1812-war'] }),
      /"2001-summit" does not come in that century/,
    ],
    [
      'the first scored by nobody’s seat',
      withEvents({ first: '1682-fire', firstScoredBy: [3] }),
      /"firstScoredBy" names a seat nobody has/,
    ],
    [
      'the first scored twice by one',
      withEvents({ first: '1682-fire', firstScoredBy: [1, 1] }),
      /two different seats at most/,
    ],
    [
      'the first scored by three',
      withEvents({ first: '1682-fire', firstScoredBy: [0, 1, 2] }),
      /two different seats at most/,
    ],
    [
      'Champlain’s voyage scored already',
      withEvents({ firstScoredBy: [0] }),
      /Champlain's voyage is scored at the end/,
    ],
  ])('%s', (_, json, fault) => expectRefused(json, fault));
});

describe('impossible ends', () => {
  const over = { ...position({ century: 4, available: [] }), over: true };
  it.each<[string, unknown, RegExp]>([
    ['a century before the last', { ...position({ century: 3, available: [] }), over: true }, /over in century 4 only/],
    ['something pending', { ...over, pending: [{ kind: 'turn', seat: 0 }] }, /nothing is pending when a game is over/],
    ['a site still available', { ...position({ century: 4 }), over: true }, /cannot be "available" now/],
    [
      'a leader still held',
      { ...position({ century: 4, available: [], leaders: ['cultural'] }), over: true },
      /leaders have gone back/,
    ],
  ])('%s', (_, json, fault) => expectRefused(json, fault));
});
