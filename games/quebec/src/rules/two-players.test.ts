import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import type { VariantId } from '../model/state.ts';
import {
  active,
  asked,
  at,
  each,
  LAYOUT,
  legal,
  only,
  play,
  points,
  type Setting,
  site,
  sitesOf,
  table,
  tell,
  token,
  where,
} from '../testing/table.ts';

const two = (setting: Setting) => table({ players: 2, ...setting });

const free = (...taken: string[]) => sitesOf(1).filter(id => !taken.includes(id));

describe.each<VariantId>(['2011-family', '2011-complete', '2011-events'])(
  'the first start of a %s game for two',
  variant => {
    const [edition, level] = ['2011', variant.slice(5)] as const;
    const options = { edition, level: level as 'family', players: 2, layout: LAYOUT, first: 0 } as const;
    const begun = play(quebec.setup(options, 'two'), 'start');

    it('takes the neutral architect into hand at once (fine print 12)', () => {
      expect([where(begun, 0), where(begun, 'neutral')]).toEqual(['hand', 'hand']);
      expect(legal(begun)).toEqual(each('put', sitesOf(1)));
    });

    it('puts the own architect, then the neutral one elsewhere, and activates 3 only then (fine print 7)', () => {
      const own = play(begun, 'put c5r2');
      expect([asked(own), active(own)]).toEqual([0, [3, 4]]);
      expect(legal(own)).toEqual(each('put', free('c5r2')));
      const after = play(own, 'put c0r5');
      expect(at(after, 'c0r5')).toEqual({ state: 'underway', architect: 'neutral', stages: [], token: null });
      expect([active(after), after.turn]).toEqual([[6, 4], 1]);
    });

    it('is the only one that brings it in: the other player’s first start leaves it alone', () => {
      const after = play(begun, 'put c5r2', 'put c0r5', 'start', 'put c2r1');
      expect([where(after, 'neutral'), active(after), after.turn]).toEqual(['c0r5', [6, 7], 0]);
    });
  },
);

describe('the neutral architect’s site (section 10)', () => {
  it('gives the district action to either player', () => {
    const sites = { c9r0: site('neutral'), c5r2: site(0), c0r5: site(1) };
    for (const turn of [0, 1]) expect(legal(play(two({ sites, turn }), 'stage c9r0'))).toEqual(['skip', 'take']);
  });

  it('gives it to the Economic leader’s holder, too', () => {
    const before = two({ sites: { c9r0: site('neutral') }, leaders: ['economic'] });
    expect(legal(play(before, 'stage c9r0'))).toEqual(['skip', 'take']);
    expect(legal(before, 'start')).toEqual(['start']);
  });
});

describe('starting a site with two players (section 10)', () => {
  const sites = { c5r2: site(0, 1, 0), c2r1: site('neutral', 0, 0, 1), c0r5: site(1) };
  const before = two({ sites });

  it('completes the own building, then the neutral one’s, before any put (fine print 3)', () => {
    const told = tell(before, 'start');
    expect(told.effects.map(({ kind }) => kind)).toEqual([
      ...['lift', 'arrive', 'arrive', 'complete', 'token'],
      ...['lift', 'arrive', 'arrive', 'complete', 'token'],
    ]);
    expect(only('lift', told).map(({ architect }) => architect)).toEqual([0, 'neutral']);
    expect([where(told.state, 0), where(told.state, 'neutral')]).toEqual(['hand', 'hand']);
    expect(told.state.zones).toMatchObject({ religion: [2, 2], culture: [2, 1] });
  });

  it('the own token goes on the own building, that of the last stage’s player on the neutral one’s', () => {
    const after = play(before, 'start');
    expect(at(after, 'c5r2').token).toEqual({ seat: 0, stars: 2 });
    expect(at(after, 'c2r1').token).toEqual({ seat: 1, stars: 3 });
  });

  it.each([
    [[0], { seat: 0, stars: 1 }],
    [[1], { seat: 1, stars: 1 }],
    [[1, 0], { seat: 0, stars: 2 }],
    [[1, 1, 0], { seat: 0, stars: 3 }],
  ])('stages %j on the neutral architect’s site leave the token %j', (stages, left) => {
    expect(at(play(two({ sites: { c2r1: site('neutral', ...stages) } }), 'start'), 'c2r1').token).toEqual(left);
  });

  it('puts the own architect, then the neutral one, and activates 3 in all', () => {
    const own = play(before, 'start', 'put c9r0');
    expect([where(own, 0), where(own, 'neutral'), asked(own)]).toEqual(['c9r0', 'hand', 0]);
    expect(legal(own)).toEqual(each('put', free('c5r2', 'c2r1', 'c0r5', 'c9r0')));
    const after = play(own, 'put c15r2');
    expect([where(after, 'neutral'), active(after), after.turn]).toEqual(['c15r2', [6, 3], 1]);
  });

  it('leaves the neutral architect where it is while its site has no stage', () => {
    const after = play(two({ sites: { ...sites, c2r1: site('neutral') } }), 'start', 'put c9r0');
    expect([where(after, 'neutral'), active(after)[0], after.turn]).toEqual(['c2r1', 6, 1]);
  });

  it('moves it with an own architect that comes from hand, too (fine print 7)', () => {
    const after = play(two({ sites: { c2r1: site('neutral', 1) } }), 'start');
    expect([at(after, 'c2r1').state, where(after, 'neutral')]).toEqual(['built', 'hand']);
    const put = play(after, 'put c9r0', 'put c15r2');
    expect([where(put, 0), where(put, 'neutral'), active(put)[0]]).toEqual(['c9r0', 'c15r2', 6]);
  });
});

describe('the Mansion district with two players (section 10, fine print 16)', () => {
  it('never moves the neutral architect', () => {
    const sites = { c4r3: site(1), c5r2: site(0, 0), c2r1: site('neutral', 1) };
    const after = play(two({ sites }), 'stage c4r3', 'start', 'put c9r0');
    expect([where(after, 'neutral'), at(after, 'c2r1').stages]).toEqual(['c2r1', [1]]);
    expect([at(after, 'c5r2').token, active(after)[0], after.turn]).toEqual([{ seat: 0, stars: 1 }, 4, 1]);
  });

  it('even at the neutral architect’s own site', () => {
    const after = play(two({ sites: { c4r3: site('neutral'), c5r2: site(0) } }), 'stage c4r3', 'start', 'put c9r0');
    expect([where(after, 'neutral'), where(after, 0)]).toEqual(['c4r3', 'c9r0']);
  });
});

describe('tokens of both players in one turn (fine print 12)', () => {
  const eventful = { players: 2, variant: '2011-events', century: 2 } as const;

  it('Cultural bonus and century I event belong to the token’s owner, own building first', () => {
    const sites = {
      c11r0: token(0, 1),
      c7r4: token(0, 1),
      c2r1: site(0, 0),
      c14r1: token(1, 1),
      c17r4: token(1, 1),
      c10r5: site('neutral', 0, 1),
    };
    const before = table({
      ...eventful,
      century: 3,
      first: '1682-fire',
      current: '1812-war',
      sites,
      leaders: [null, 'cultural'],
    });
    const told = tell(before, 'start');
    expect(only('points', told).map(({ seat, source, points: n }) => [seat, source, n])).toEqual([
      [0, 'events', 8],
      [1, 'leader', 2],
      [1, 'events', 4],
    ]);
    expect(told.state.events?.firstScoredBy).toEqual([0, 1]);
  });

  it('Fortification applies to both', () => {
    const sites = { c5r2: site(0, 0), c2r1: site('neutral', 1) };
    const after = play(table({ ...eventful, current: '1775-fortification', sites }), 'start');
    expect([at(after, 'c5r2').token, at(after, 'c2r1').token]).toEqual([null, null]);
    const more = { c5r2: site(0, 0, 0), c2r1: site('neutral', 0, 1) };
    const full = play(table({ ...eventful, current: '1775-fortification', sites: more }), 'start');
    expect([at(full, 'c5r2').token, at(full, 'c2r1').token]).toEqual([
      { seat: 0, stars: 2 },
      { seat: 1, stars: 2 },
    ]);
  });
});

describe('no site left with two players (section 10)', () => {
  const sites = { c5r2: site(0, 0), c2r1: site('neutral', 1) };

  it('for the own architect: the century ends, then both are put and 3 activated', () => {
    const ended = play(two({ sites, available: [] }), 'start');
    expect([ended.century, where(ended, 0), where(ended, 'neutral'), active(ended)[0]]).toEqual([2, 'hand', 'hand', 3]);
    const after = play(ended, 'put c13r6', 'put c10r1');
    expect([where(after, 0), where(after, 'neutral'), active(after)[0]]).toEqual(['c13r6', 'c10r1', 6]);
    expect(after.turn).toBe(1);
  });

  it('for the neutral one only: the own is put before the century ends, and 3 are activated after it', () => {
    const own = play(two({ sites, available: ['c9r0'] }), 'start');
    expect([own.century, legal(own)]).toEqual([1, ['put c9r0']]);
    const told = tell(own, 'put c9r0');
    expect(only('century-ends', told)).toEqual([{ kind: 'century-ends', century: 1, cause: 'no-site', seat: 0 }]);
    expect([told.state.century, where(told.state, 0), where(told.state, 'neutral')]).toEqual([2, 'c9r0', 'hand']);
    expect(legal(told.state)).toEqual(each('put', sitesOf(2)));
    const before = active(told.state)[0] ?? 0;
    const after = play(told.state, 'put c13r6');
    expect([(active(after)[0] ?? 0) - before, after.turn]).toEqual([3, 1]);
  });

  it('in century IV the game ends instead, with the neutral architect still in hand', () => {
    const after = play(two({ century: 4, sites, available: ['c4r1'] }), 'start', 'put c4r1');
    expect([after.over, where(after, 0), where(after, 'neutral')]).toEqual([true, 'c4r1', 'hand']);
    expect(active(after)[0]).toBe(3);
    expect(at(after, 'c2r1').token).toEqual({ seat: 1, stars: 1 });
  });
});

describe('the neutral architect at the end of a century with two players', () => {
  const setting: Setting = {
    sites: { c9r0: site('neutral', 0, 1), c5r2: site(0) },
    zones: { culture: [0, 22] },
    active: [3, 0],
  };

  it('stays where it is, with all on its site', () => {
    const after = play(two(setting), 'send religion');
    expect([after.century, where(after, 'neutral')]).toEqual([2, 'c9r0']);
    expect(at(after, 'c9r0')).toEqual({ state: 'underway', architect: 'neutral', stages: [0, 1], token: null });
  });

  it('stays at the end of the game, too: its site is unfinished', () => {
    const after = play(two({ ...setting, century: 4 }), 'send religion');
    expect([after.over, where(after, 'neutral'), at(after, 'c9r0').state]).toEqual([true, 'c9r0', 'underway']);
    expect(points(after, 'unfinished')).toEqual([3, 3]);
    expect(points(after, 'buildings')).toEqual([0, 0]);
  });
});
