import type { Json } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { position, type Setting, site, token } from '../testing/table.ts';

// Seat 0 is in the middle of a turn; the own architect stands on c5r2, that of seat 1 on the Archdiocese's c0r5.
const SITES = { c5r2: site(0, 1), c0r5: site(1, 0), c9r0: token(0, 3) };

const faultOf = (pending: Json, setting: Setting = {}): string => {
  const result = quebec.notation.parsePosition(position({ sites: SITES, ...setting, pending }));
  return result.ok ? 'accepted' : result.error.message;
};

const seat = 0;
const ACTIVATE = { kind: 'activate', seat };
const PUT = { kind: 'put', seat, architect: 'own' };
const IRISH = { kind: 'take', seat, district: 'irish' };
const PLACE_TWO = { kind: 'place', seat, zones: ['religion', 'economy'], most: 2 };
const IN_HAND: Setting = { sites: { c0r5: site(1, 0) } };

describe('a pending that is none', () => {
  it.each<[string, Json, RegExp]>([
    ['a word', 'put', /"pending".*"put"/],
    ['an object', {}, /"pending".*Object/],
    ['an empty list', [], /"pending".*0/],
    ['an unknown kind', [{ kind: 'dance', seat }], /"pending\.0\.kind".*"dance"/],
    ['no seat', [{ kind: 'start' }], /"pending\.0\.seat"/],
    ['a negative seat', [{ kind: 'start', seat: -1 }], /"pending\.0\.seat".*-1/],
    ['a seat nobody has', [{ kind: 'start', seat: 3 }], /there is no seat 3/],
    ['an unknown space', [{ kind: 'stage', seat, except: 'c1r1' }], /"pending\.0\.except".*c1r1/],
    ['a district that is not taken from', [{ ...IRISH, district: 'arts' }], /"pending\.0\.district".*"arts"/],
    ['an unknown zone', [{ kind: 'place', seat, zones: ['quebec'], most: 1 }], /"pending\.0\.zones\.0".*"quebec"/],
    ['a field too many', [{ ...IRISH, points: 50 }], /"pending.0.points" is unknown/],
    ['a step nobody waits before', [{ kind: 'end-century', cause: 'no-site' }], /"end-century"/],
  ])('%s', (_, pending, fault) => {
    expect(faultOf(pending)).toMatch(fault);
  });

  it('a step as the last entry', () => {
    expect(faultOf([ACTIVATE], IN_HAND)).toMatch(/"activate" cannot be pending; possible/);
    expect(faultOf([{ kind: 'score-century' }])).toMatch(/"score-century" cannot be pending; possible/);
  });
});

describe('a pending that does not fit the position', () => {
  it.each<[string, Json, RegExp, Setting?]>([
    ['a follow-up of another seat', [{ ...IRISH, seat: 1 }], /asked of seat 1, but the turn is that of seat 0/],
    ['a turn of another seat', [{ kind: 'turn', seat: 1 }], /asked of seat 1, but the turn is that of seat 0/],
    ['a turn above something else', [IRISH, { kind: 'turn', seat }], /"take turn" cannot be pending/],
    ['an architect to put that stands on a site', [ACTIVATE, PUT], /architect to put is not in hand/],
    ['the neutral one of another player', [ACTIVATE, { ...PUT, architect: 'neutral' }], /does not hold the economic/],
    [
      'a pair with an empty supply',
      [{ kind: 'pair', seat }],
      /the supply of seat 0 is empty/,
      { players: 2, leaders: ['political'], zones: { culture: [21] } },
    ],
    [
      'two placements of no district',
      [PLACE_TWO, { kind: 'place', seat, zones: ['citadelle'], most: 2 }],
      /no district action asks these two things/,
    ],
    [
      'a move after a placement of no district',
      [{ kind: 'move', seat }, PLACE_TWO],
      /no district action asks these two/,
    ],
    [
      'a scoring while the century goes on',
      [{ kind: 'turn', seat }, { kind: 'score-century' }, { kind: 'redirect', seat: 1, space: 'c13r2' }],
      /nothing ends the century/,
      {
        leaders: ['economic', 'political'],
        sites: { ...SITES, c13r2: site('neutral', 1) },
      },
    ],
    ['no site to put it on', [ACTIVATE, PUT], /no site to put the architect on/, { ...IN_HAND, available: [] }],
    ['a pair with three players', [{ kind: 'pair', seat }], /"pair" cannot be pending/],
    [
      'a pair without the Political leader',
      [{ kind: 'pair', seat }],
      /seat 0 does not hold the political leader/,
      { players: 2 },
    ],
    [
      'a redirect without the leader',
      [ACTIVATE, PUT, { kind: 'redirect', seat: 1, space: 'c5r2' }],
      /seat 1 does not hold the political/,
    ],
    [
      'a redirect without own workers',
      [ACTIVATE, PUT, { kind: 'redirect', seat: 2, space: 'c5r2' }],
      /seat 2 has no workers on c5r2/,
      { leaders: [null, null, 'political'] },
    ],
    [
      'a redirect where no architect stands',
      [ACTIVATE, PUT, { kind: 'redirect', seat: 1, space: 'c13r2' }],
      /the architect on c13r2 is not the one that is lifted/,
      { ...IN_HAND, leaders: [null, 'political'] },
    ],
    [
      'a redirect with two players',
      [ACTIVATE, PUT, { kind: 'redirect', seat: 1, space: 'c5r2' }],
      /"activate put-own redirect" cannot be pending/,
      { players: 2, leaders: [null, 'political'] },
    ],
    [
      'a redirect at the site of a player whose turn it is not',
      [ACTIVATE, PUT, { kind: 'redirect', seat: 1, space: 'c0r5' }],
      /the architect on c0r5 is not the one that is lifted/,
      { ...IN_HAND, leaders: [null, 'political'] },
    ],
    [
      'a redirect that leads to nothing',
      [{ kind: 'redirect', seat: 1, space: 'c5r2' }],
      /"redirect" cannot be pending/,
    ],
    ['the own architect put twice', [ACTIVATE, PUT, PUT], /"activate put-own put-own" cannot be pending/, IN_HAND],
    ['an architect put without an activation', [PUT], /"put-own" cannot be pending/, IN_HAND],
    ['two activations', [ACTIVATE, ACTIVATE, PUT], /"activate activate put-own" cannot be pending/, IN_HAND],
    ['a turn under a follow-up', [{ kind: 'turn', seat }, IRISH], /"turn take" cannot be pending/],
    ['the same follow-up twice', [IRISH, IRISH], /"take take" cannot be pending/],
    [
      'a “?” at a site not built on',
      [{ kind: 'do', seat, zone: 'religion', space: 'c0r5' }],
      /has not just built on c0r5/,
      { sites: { c0r5: site(1, 1) } },
    ],
    ['Business at a site not built on', [{ kind: 'stage', seat, except: 'c13r2' }], /has not just built on c13r2/],
    ['a “?” of another colour', [{ kind: 'do', seat, zone: 'culture', space: 'c0r5' }], /c0r5 is no space of culture/],
    [
      'a “?” where there is none',
      [{ kind: 'do', seat, zone: 'religion', space: 'c5r2' }],
      /protestant offers no choice/,
    ],
    [
      'a placement of no district',
      [{ kind: 'place', seat, zones: ['religion', 'politics'], most: 2 }],
      /no district action places workers like that/,
    ],
    [
      'a placement of two where one is meant',
      [{ kind: 'place', seat, zones: ['religion', 'politics', 'economy', 'culture'], most: 2 }],
      /no district action places workers like that/,
    ],
    ['nothing to move', [{ kind: 'move', seat }], /"move" leaves nothing to decide/],
    ['nothing to raise', [{ kind: 'upgrade', seat }], /"upgrade" leaves nothing to decide/],
    [
      'nothing to activate at the Port',
      [{ ...IRISH, district: 'port' }],
      /"take" leaves nothing to decide/,
      { zones: { culture: [21] } },
    ],
    ['nothing for Academic', [{ ...IRISH, district: 'academic' }], /"take" leaves nothing to decide/],
    ['nothing for Entertainment', [{ ...IRISH, district: 'entertainment' }], /"take" leaves/, { active: [0] }],
    [
      'no site for Business',
      [{ kind: 'stage', seat, except: 'c0r5' }],
      /"stage" leaves nothing to decide/,
      { sites: { c0r5: site(1, 0) } },
    ],
  ])('%s', (_, pending, fault, setting) => {
    expect(faultOf(pending, setting ?? {})).toMatch(fault);
  });
});
