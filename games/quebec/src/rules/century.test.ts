import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../model/board.ts';
import type { Century } from '../model/vocabulary.ts';
import {
  active,
  asked,
  at,
  BUILT,
  each,
  legal,
  only,
  passive,
  play,
  type Setting,
  scores,
  site,
  sitesOf,
  table,
  tell,
  token,
  where,
} from '../testing/table.ts';

/** Seat 1 has no worker left at the start of the turn after seat 0's: all 25 are in zones and on sites. */
const exhausted: Setting = { sites: { c0r5: site(0, 1) }, zones: { culture: [0, 24] }, active: [3, 0] };

describe('a century ends (a) when a player starts a turn with no workers (section 6)', () => {
  it('active or passive', () => {
    const told = tell(table(exhausted), 'send religion');
    expect(only('century-ends', told)).toEqual([{ kind: 'century-ends', century: 1, cause: 'no-workers', seat: 1 }]);
    expect(told.state.century).toBe(2);
  });

  it('not while one worker is left', () => {
    const passiveLeft = { ...exhausted, zones: { culture: [0, 23] } };
    expect(play(table(passiveLeft), 'send religion').century).toBe(1);
    expect(play(table({ ...passiveLeft, active: [3, 1] }), 'send religion').century).toBe(1);
  });

  it('and that player now takes the first turn of the new century', () => {
    const after = play(table(exhausted), 'send religion');
    expect([after.turn, asked(after)]).toEqual([1, 1]);
    expect(legal(after, 'start')).toEqual(['start']);
    expect(play(after, 'start', 'put c13r6').turn).toBe(2);
  });

  it('takes it even if all the workers are still on building sites: the check is not repeated (ruling)', () => {
    // 22 workers of seat 1 on three sites that stay: 9 + 9 + 4.
    const sites = { c9r6: site(1, 1, 1, 1), c9r0: site(2, 1, 1, 1), c6r5: site(0, 1, 1) };
    const after = play(table({ players: 4, sites, active: [3, 0] }), 'send religion');
    expect([after.century, after.turn, active(after)[1], passive(after)[1]]).toEqual([2, 1, 0, 0]);
    expect(legal(after, 'start')).toEqual(['start']);
  });

  it('checks at the start of every other turn, so that a century can pass without a turn (fine print 1 and 11)', () => {
    const sites = {
      c9r6: site(1, 1, 1, 1),
      c9r0: site(2, 1, 1, 1),
      c6r5: site(0, 1, 1),
      c5r2: site('neutral'),
    };
    const setting: Setting = { players: 4, sites, active: [3, 0], leaders: ['economic'], available: [] };
    const told = tell(table(setting), 'start neutral');
    expect(only('century-ends', told)).toEqual([
      { kind: 'century-ends', century: 1, cause: 'no-site', seat: 0 },
      { kind: 'century-ends', century: 2, cause: 'no-workers', seat: 1 },
    ]);
    expect([told.state.century, told.state.turn, asked(told.state)]).toEqual([3, 1, 1]);
  });

  it('does not check a position set up at the start of a turn (fine print 1)', () => {
    const before = table({ zones: { culture: [25] }, active: [0] });
    expect([before.century, before.turn]).toEqual([1, 0]);
    expect(legal(before)).toEqual(['lead citadelle', 'lead cultural', 'lead economic', 'lead political', 'start']);
  });
});

describe('a century ends (b) when no site is available for the architect (section 6)', () => {
  const sites = { c5r2: site(0, 0, 1), c0r5: site(1, 2) };
  const before = table({ sites, available: [], zones: { politics: [0, 1, 0] } });

  it('with the own building completed and scored in this century', () => {
    const told = tell(before, 'start');
    expect(only('century-ends', told)).toEqual([{ kind: 'century-ends', century: 1, cause: 'no-site', seat: 0 }]);
    expect(at(told.state, 'c5r2').token).toEqual({ seat: 0, stars: 2 });
    expect(only('zone', told)).toEqual([
      { kind: 'zone', zone: 'religion', workers: [2, 2, 0] },
      { kind: 'zone', zone: 'politics', workers: [1, 2, 0] },
      { kind: 'zone', zone: 'economy', workers: [0, 1, 0] },
    ]);
  });

  it('then whoever ended it places the own architect in the new century and activates (step 7)', () => {
    const ended = play(before, 'start');
    expect([ended.century, ended.turn, asked(ended), where(ended, 0)]).toEqual([2, 0, 0, 'hand']);
    expect(legal(ended)).toEqual(each('put', sitesOf(2)));
    const activeThen = active(ended)[0] ?? 0;
    const after = play(ended, 'put c13r6');
    expect([where(after, 0), (active(after)[0] ?? 0) - activeThen, after.turn]).toEqual(['c13r6', 3, 1]);
  });

  it('with the neutral architect that turn is over: no placing, no activation (step 7)', () => {
    const holding: Setting = { sites: { ...sites, c2r1: site('neutral', 2) }, available: [], leaders: ['economic'] };
    const after = play(table(holding), 'start neutral');
    expect(at(after, 'c2r1').token).toEqual({ seat: 0, stars: 1 });
    expect([after.century, after.turn, asked(after)]).toEqual([2, 1, 1]);
    expect([where(after, 'neutral'), where(after, 0), active(after)[0]]).toEqual(['aside', 'c5r2', 3]);
  });

  it.each<[Century, Century]>([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('from century %i to %i makes the new one’s sites available and no others', (century, next) => {
    const after = play(table({ century, available: [] }), 'start');
    expect(after.century).toBe(next);
    expect(legal(after)).toEqual(each('put', sitesOf(next)));
    const waiting = sitesOf(4).filter(() => next < 4);
    expect(waiting.map(id => at(after, id).state)).toEqual(waiting.map(() => 'waiting'));
  });
});

describe('the steps at the end of a century, in order (section 6)', () => {
  const sites = { c0r5: site(0, 1), c5r2: site('neutral', 1, 0), c2r1: token(2, 1), c7r4: BUILT };
  const setting: Setting = {
    sites,
    zones: { culture: [0, 22] },
    active: [3, 0],
    leaders: ['economic', 'cultural', null],
  };

  it('1. the Economic leader’s holder completes the neutral architect’s building, without activation', () => {
    const ended = tell(table(setting), 'send religion');
    expect(at(ended.state, 'c5r2')).toEqual({
      state: 'built',
      architect: null,
      stages: [],
      token: { seat: 0, stars: 2 },
    });
    expect(only('zone', ended)[0]).toEqual({ kind: 'zone', zone: 'religion', workers: [3, 2, 0] });
    expect(only('activate', ended)).toEqual([]);
  });

  it('then scoring, leaders back, leftover sites flipped, the next century begun', () => {
    const told = tell(table(setting), 'send citadelle');
    const kinds = told.effects.map(({ kind }) => kind).filter(kind => kind !== 'points' && kind !== 'cascade');
    expect(kinds).toEqual([
      'place',
      'turn',
      'century-ends',
      'lift',
      'arrive',
      'arrive',
      'complete',
      'token',
      'zone', // Citadelle
      'zone', // Religion
      'zone', // Politics: one worker of each has cascaded
      'zone', // Culture
      ...Array.from({ length: 7 }, () => 'complete'), // leftover sites
      'century-begins',
    ]);
  });

  it('4. leaders and neutral architect go back', () => {
    const after = play(table(setting), 'send religion');
    expect(after.players.map(({ leader }) => leader)).toEqual([null, null, null]);
    expect(after.leaders).toEqual(['political', 'economic', 'cultural', 'citadelle']);
    expect(where(after, 'neutral')).toBe('aside');
  });

  it('4. the neutral architect goes back from hand, too', () => {
    const inHand = { ...exhausted, leaders: ['economic'] } as const;
    expect(where(table(inHand), 'neutral')).toBe('hand');
    expect(where(play(table(inHand), 'send religion'), 'neutral')).toBe('aside');
  });

  it('5. sites left over are completed without token; sites with an architect stay with all on them', () => {
    const after = play(table(setting), 'send religion');
    const left: SpaceId[] = sitesOf(1).filter(id => !Object.hasOwn(sites, id));
    expect(left.map(id => at(after, id))).toEqual(left.map(() => BUILT));
    expect(at(after, 'c0r5')).toEqual({ state: 'underway', architect: 0, stages: [1], token: null });
    expect([at(after, 'c2r1').token, at(after, 'c7r4').token]).toEqual([{ seat: 2, stars: 1 }, null]);
  });

  it('keeps active workers, and sends scored ones to the supply', () => {
    const after = play(table(exhausted), 'send religion');
    expect(active(after)).toEqual([2, 5, 3]); // five of seat 1's majority in Culture come back active
    expect(passive(after)).toEqual([23, 19, 22]);
    expect(scores(after)).toEqual([1, 24, 0]);
    expect(Object.values(after.zones)).toEqual(Array.from({ length: 5 }, () => [0, 0, 0]));
  });
});

describe('the Political leader at the end of a century', () => {
  const sites = { c5r2: site(0, 1, 1), c2r1: site('neutral', 1, 0) };
  const setting: Setting = { sites, leaders: ['economic', 'political'], available: [] };

  it('redirects from the neutral architect’s building before anything is scored', () => {
    const before = table({
      ...setting,
      sites: { c0r5: site(1, 1), c2r1: site('neutral', 1, 0) },
      zones: { culture: [0, 23] },
      active: [3, 0],
    });
    const asking = play(before, 'send religion');
    expect([asking.century, asking.turn, asked(asking), where(asking, 'neutral')]).toEqual([1, 1, 1, 'c2r1']);
    expect(legal(asking)).toEqual(each('redirect', ['culture', 'economy', 'politics', 'religion']));
    const told = tell(asking, 'redirect politics');
    expect(only('zone', told)).toContainEqual({ kind: 'zone', zone: 'politics', workers: [0, 1, 0] });
    expect([told.state.century, told.state.turn, asked(told.state)]).toEqual([2, 1, 1]);
  });

  it('asks for each of two buildings; at the second the own architect is in hand already (fine print 15)', () => {
    const first = play(table(setting), 'start');
    expect([asked(first), where(first, 0), where(first, 'neutral')]).toEqual([1, 'c5r2', 'c2r1']);
    const second = play(first, 'redirect economy');
    expect([asked(second), where(second, 0), where(second, 'neutral')]).toEqual([1, 'hand', 'c2r1']);
    expect([second.century, second.zones.economy[1], at(second, 'c5r2').state]).toEqual([1, 4, 'built']);
    const told = tell(second, 'redirect culture');
    expect(only('zone', told)).toEqual([
      { kind: 'zone', zone: 'economy', workers: [0, 4, 0] },
      { kind: 'zone', zone: 'culture', workers: [1, 3, 0] },
    ]);
    expect([told.state.century, asked(told.state), legal(told.state)]).toEqual([2, 0, each('put', sitesOf(2))]);
  });
});
