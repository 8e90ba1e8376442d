import { type Json, legalTexts, nth, range, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import type { State } from '../model/state.ts';
import { asked, BUILT, LAYOUT, play, position, type Setting, site, table, token } from '../testing/table.ts';

const { formatPosition, parsePosition } = quebec.notation;

/** A position after a round trip through JSON. */
const wire = (state: State): Json => JSON.parse(JSON.stringify(formatPosition(state))) as Json;

describe('positions at the start of a turn', () => {
  it.each<[string, Setting]>([
    ['family, 2', { variant: '2011-family', players: 2, sites: { c0r5: site('neutral', 1), c5r2: site(1) } }],
    ['complete, 3', { century: 2, leaders: ['economic', 'political'], sites: { c5r2: token(1, 3), c9r0: BUILT } }],
    ['events, 4', { variant: '2011-events', players: 4, century: 3, current: '1871-canals', firstScoredBy: [] }],
    ['2026, 5', { variant: '2026-standard', players: 5, turn: 4, zones: { culture: [1, 2, 3, 4, 5] } }],
    ['scored twice', { variant: '2026-standard', first: '1682-fire', firstScoredBy: [2, 0], scores: [4, 0, 8] }],
  ])('%s: are written exactly as they were read', (_, setting) => {
    expect(formatPosition(table(setting))).toEqual(position(setting));
  });

  it('have the form of the table protocol', () => {
    const options = { edition: '2026', level: 'standard', players: 3, layout: LAYOUT, first: 1 } as const;
    const shown = formatPosition(quebec.setup(options, 'seed')) as { events: Json; sites: Json };
    expect(Object.keys(shown)).toEqual([
      ...['game', 'edition', 'level', 'century', 'turn', 'over', 'sites', 'zones', 'players', 'neutral'],
      ...['leaders', 'events', 'pending'],
    ]);
    expect(shown).toEqual({
      ...position({ variant: '2026-standard', turn: 1 }),
      events: shown.events,
    });
    expect(shown.sites).toMatchObject({
      c2r1: { building: 'jacquet-house', state: 'available', architect: null, stages: [], token: null },
    });
  });

  it('a point set up with has no other source than that', () => {
    const { scores } = quebec.tally(table({ scores: [12, 0, 3] }));
    expect(scores.map(({ before, total }) => [before, total])).toEqual([
      [12, 12],
      [0, 0],
      [3, 3],
    ]);
  });
});

const two = (setting: Setting) => table({ players: 2, ...setting });
const second = (setting: Setting) => table({ century: 2, ...setting });
const beside = (space: string, more: Setting = {}) =>
  play(
    second({ sites: { [space]: site(1), c2r5: site(2, 0), c10r5: token(0, 1) }, zones: { culture: [2] }, ...more }),
    `stage ${space}`,
  );
const NEUTRAL = { c2r1: site('neutral', 1, 0) };

/** Positions in the middle of a turn: every decision, and what may be pending below it. */
const PENDING: readonly [string, () => State][] = [
  ['put, from hand', () => play(table({}), 'start')],
  ['put, after a completed building', () => play(table({ sites: { c5r2: site(0, 1, 2) } }), 'start')],
  ['put, in the century that it began', () => play(table({ available: [] }), 'start')],
  ['put of the neutral architect', () => play(table({ leaders: ['economic'] }), 'start neutral')],
  ['put of the own, two players, the neutral to follow', () => play(two({ sites: NEUTRAL }), 'start')],
  ['put of the neutral, two players', () => play(two({ sites: NEUTRAL }), 'start', 'put c0r5')],
  ['put at the first start of two', () => play(two({}), 'start')],
  [
    'put of the neutral, two players, in a new century',
    () => play(two({ sites: NEUTRAL, available: ['c0r5'] }), 'start', 'put c0r5'),
  ],
  ['redirect', () => play(table({ sites: { c5r2: site(0, 1) }, leaders: [null, 'political'] }), 'start')],
  [
    'redirect of the neutral architect',
    () => play(table({ sites: NEUTRAL, leaders: ['economic', 'political'] }), 'start neutral'),
  ],
  [
    'redirect in the Mansion district',
    () => {
      const sites = { c5r2: site(0, 1), c4r3: site(2) };
      return play(table({ sites, leaders: [null, 'political'] }), 'stage c4r3', 'start');
    },
  ],
  [
    'redirect, the first of two',
    () => {
      const sites = { ...NEUTRAL, c5r2: site(0, 1) };
      return play(table({ sites, leaders: ['economic', 'political'], available: [] }), 'start');
    },
  ],
  [
    'redirect at a century’s end by lack of sites',
    () => play(table({ sites: NEUTRAL, leaders: ['economic', 'political'], available: [] }), 'start'),
  ],
  [
    'redirect at a century’s end by lack of workers',
    () => {
      const setting: Setting = { sites: NEUTRAL, leaders: ['economic', 'political'], zones: { culture: [0, 24] } };
      return play(table({ ...setting, active: [3, 0] }), 'send religion');
    },
  ],
  [
    'redirect at the end of the game',
    () => {
      const setting: Setting = { sites: NEUTRAL, leaders: ['economic', 'political'], available: [] };
      return play(table({ ...setting, century: 4 }), 'start');
    },
  ],
  ['pair', () => play(two({}), 'lead political')],
  ['do, Religion', () => beside('c0r5')],
  ['do, Politics', () => beside('c13r6')],
  ['do, Economy', () => beside('c15r2')],
  ['do, Culture', () => beside('c2r1')],
  ['take, Irish', () => beside('c13r2')],
  ['take, Port', () => beside('c9r0')],
  ['take, Entertainment', () => beside('c11r0')],
  ['take, Academic', () => beside('c7r4')],
  ['take after do', () => play(beside('c15r2'), 'do port')],
  ['place, Protestant, first part', () => beside('c5r2')],
  ['place, Protestant, second part', () => play(beside('c5r2'), 'place citadelle 1')],
  ['place, Irish', () => play(beside('c13r2'), 'take')],
  ['place, Jewish', () => beside('c9r6')],
  ['place, Municipal administration', () => beside('c10r1')],
  ['place, Provincial administration', () => beside('c6r5')],
  ['place, Military administration', () => beside('c3r2')],
  ['move', () => play(beside('c9r6'), 'skip')],
  ['upgrade', () => beside('c15r4')],
  ['stage, Business', () => beside('c12r3')],
  ['stage, Business at the Trading hub', () => play(beside('c15r2'), 'do business')],
  ['start, Mansion', () => beside('c4r3')],
  ['start, Mansion, with the neutral architect', () => beside('c4r3', { leaders: ['economic'] })],
  ['put in the Mansion district', () => play(beside('c4r3'), 'start')],
];

describe('positions in the middle of a turn survive show → position', () => {
  it.each(PENDING)('%s', (_, make) => {
    const state = make();
    const read = unwrap(parsePosition(wire(state)));
    expect((wire(state) as { pending: Json }).pending).not.toBe(null);
    expect(wire(read)).toEqual(wire(state));
    expect(asked(read)).toBe(asked(state));
    const seat = asked(state) ?? -1;
    expect(legalTexts(quebec, read, seat)).toEqual(legalTexts(quebec, state, seat));
  });

  it.each(PENDING)('%s: every answer leads to the same position', (_, make) => {
    const state = make();
    const read = unwrap(parsePosition(wire(state)));
    const moves = legalTexts(quebec, state, asked(state) ?? -1);
    expect(moves.map(move => wire(play(read, move)))).toEqual(moves.map(move => wire(play(state, move))));
  });
});

describe('a finished game', () => {
  it('is read and written again', () => {
    const over = play(table({ century: 4, available: [], sites: { c5r2: token(0, 2) } }), 'start');
    const read = unwrap(parsePosition(wire(over)));
    expect([read.over, quebec.actors(read), wire(read)]).toEqual([true, [], wire(over)]);
  });
});

describe('the view of a seat', () => {
  it('is written like a position, with the coming events hidden', () => {
    const state = table({ variant: '2026-standard', century: 2, current: '1775-fortification' });
    for (const seat of [undefined, ...range(3)]) {
      expect(quebec.notation.formatView(quebec.view(state, seat))).toEqual({
        ...position({ variant: '2026-standard', century: 2, current: '1775-fortification' }),
        events: {
          first: '1603-champlain',
          firstScoredBy: [],
          current: '1775-fortification',
          coming: ['hidden', 'hidden'],
        },
      });
    }
    expect(nth(state.events?.coming ?? [], 0)).toBe('1812-war');
  });
});
