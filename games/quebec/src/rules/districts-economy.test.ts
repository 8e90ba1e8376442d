import { describe, expect, it } from 'vitest';
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

const others = (...taken: string[]) => sitesOf(1).filter(id => !taken.includes(id));

describe('Mansion: start a construction site', () => {
  it('brings the own architect in from hand, activation included', () => {
    const built = play(table({ sites: { c4r3: site(1) } }), 'stage c4r3');
    expect(legal(built)).toEqual(['skip', 'start']);
    expect(legal(play(built, 'start'))).toEqual(each('put', others('c4r3')));
    const after = play(built, 'start', 'put c0r5');
    expect([where(after, 0), active(after)[0], passive(after)[0], after.turn]).toEqual(['c0r5', 4, 19, 1]);
  });

  it('completes the own building first', () => {
    const before = table({ sites: { c4r3: site(1), c5r2: site(0, 0, 2) } });
    const after = play(before, 'stage c4r3', 'start', 'put c0r5');
    expect(at(after, 'c5r2').token).toEqual({ seat: 0, stars: 2 });
    expect([after.zones.religion, active(after)[0], after.turn]).toEqual([[2, 0, 2], 4, 1]);
  });

  it('with the Economic leader offers the neutral architect as well', () => {
    const before = table({ sites: { c4r3: site(1), c5r2: site('neutral', 0) }, leaders: ['economic'] });
    const built = play(before, 'stage c4r3');
    expect(legal(built)).toEqual(['skip', 'start', 'start neutral']);
    const after = play(built, 'start neutral', 'put c0r5');
    expect([where(after, 'neutral'), where(after, 0)]).toEqual(['c0r5', 'hand']);
    expect(at(after, 'c5r2').token).toEqual({ seat: 0, stars: 1 });
    expect([active(after)[0], after.turn]).toEqual([4, 1]);
  });

  it('is always offered; the century ends in it if no site is left, the turn after it (fine print 16)', () => {
    const built = play(table({ sites: { c4r3: site(1) }, available: [] }), 'stage c4r3');
    expect(legal(built)).toEqual(['skip', 'start']);
    const ended = play(built, 'start');
    expect([ended.century, ended.turn, asked(ended)]).toEqual([2, 0, 0]);
    const after = play(ended, 'put c10r1');
    expect([active(after)[0], where(after, 0), after.turn]).toEqual([4, 'c10r1', 1]);
  });

  it('ending the century with the neutral architect places and activates nothing (fine print 16)', () => {
    const before = table({
      sites: { c4r3: site(1), c5r2: site('neutral', 0) },
      leaders: ['economic'],
      available: [],
    });
    const after = play(before, 'stage c4r3', 'start neutral');
    expect([after.century, after.turn, where(after, 'neutral'), active(after)[0]]).toEqual([2, 1, 'aside', 1]);
    expect(at(after, 'c5r2').token).toEqual({ seat: 0, stars: 1 });
  });
});

describe('Business: a stage of another building under construction, with passive workers', () => {
  const sites = { c12r3: site(1), c0r5: site(2), c5r2: site(0, 1) };
  const built = play(table({ century: 2, sites }), 'stage c12r3');

  it('offers every other site under construction, own ones too, but not the same', () => {
    expect(legal(built)).toEqual(['skip', 'stage c0r5', 'stage c5r2']);
  });

  it('nor the same where the neutral architect stands', () => {
    const neutral = { c12r3: site('neutral'), c0r5: site(2) };
    const before = table({ century: 2, sites: neutral, leaders: [null, 'economic'] });
    expect(legal(play(before, 'stage c12r3'))).toEqual(['skip', 'stage c0r5']);
    const elsewhere = { c12r3: site(1), c0r5: site('neutral') };
    const after = play(table({ century: 2, sites: elsewhere, leaders: [null, 'economic'] }), 'stage c12r3');
    expect(legal(after)).toEqual(['skip', 'stage c0r5']);
  });

  it('pays with passive workers, and gives no district action', () => {
    const after = play(built, 'stage c0r5');
    expect(at(after, 'c0r5').stages).toEqual([0]);
    expect([active(after)[0], passive(after)[0], after.turn]).toEqual([1, 21, 1]);
  });

  it('leaves full buildings out', () => {
    const full = { ...sites, c0r5: site(2, 1, 1, 2) };
    expect(legal(play(table({ century: 2, sites: full }), 'stage c12r3'))).toEqual(['skip', 'stage c5r2']);
  });

  it.each([
    [3, [2, 1]],
    [2, [2, 0]],
    [1, [1, 0]],
    [0, [0, 0]],
  ])('with %i passive and 2 active workers, a stage of 2 leaves %j: topped up with active ones', (supply, left) => {
    const few = table({ century: 2, sites, active: [4], zones: { culture: [21 - supply] } });
    const after = play(few, 'stage c12r3', 'stage c5r2');
    expect([active(after)[0], passive(after)[0]]).toEqual(left);
  });

  it('asks for the full cost or nothing (fine print 13)', () => {
    const poor = table({ century: 2, sites, zones: { culture: [22] } });
    expect(legal(play(poor, 'stage c12r3'))).toEqual(['skip', 'stage c0r5']);
    const broke = table({ century: 2, sites, zones: { culture: [23] }, active: [2] });
    expect(play(broke, 'stage c12r3').turn).toBe(1);
  });

  it('is not asked when no other building is under construction (fine print 4)', () => {
    expect(play(table({ century: 2, sites: { c12r3: site(1) } }), 'stage c12r3').turn).toBe(1);
  });
});

describe('Port: activate 3', () => {
  it.each([
    [22, 3],
    [3, 3],
    [2, 2],
    [1, 1],
  ])('of %i passive workers activates %i', (supply, activated) => {
    const before = table({ sites: { c9r0: site(1) }, zones: { culture: [22 - supply] } });
    const after = play(before, 'stage c9r0', 'take');
    expect([active(after)[0], passive(after)[0], after.turn]).toEqual([activated, supply - activated, 1]);
  });

  it('is not asked with an empty supply (fine print 4)', () => {
    expect(play(table({ sites: { c9r0: site(1) }, zones: { culture: [22] } }), 'stage c9r0').turn).toBe(1);
  });
});

describe('Trading hub: any other Economy action', () => {
  it('offers only those that would ask something (fine print 4)', () => {
    const offered = (setting: Parameters<typeof table>[0]) => legal(play(table(setting), 'stage c15r2'));
    expect(offered({ sites: { c15r2: site(1) } })).toEqual(['do mansion', 'do port', 'skip']);
    expect(offered({ sites: { c15r2: site(1), c9r0: site(2) } })).toEqual([
      'do business',
      'do mansion',
      'do port',
      'skip',
    ]);
    const spent = { sites: { c15r2: site(1), c9r0: site(2) }, zones: { culture: [22] } };
    expect(offered(spent)).toEqual(['do mansion', 'skip']);
  });

  it('Business there builds anywhere but on the site just built on', () => {
    const sites = { c15r2: site(1), c9r0: site(2), c5r2: site(0) };
    const chosen = play(table({ sites }), 'stage c15r2', 'do business');
    expect(legal(chosen)).toEqual(['skip', 'stage c5r2', 'stage c9r0']);
    const told = tell(chosen, 'stage c9r0');
    expect(only('stage', told)).toMatchObject([{ seat: 0, workers: 3 }]);
    expect([told.state.turn, points(told.state, 'districts')[0]]).toEqual([1, 0]);
  });

  it('Mansion and Port as in their own districts', () => {
    const before = table({ sites: { c15r2: site(1) } });
    expect(active(play(before, 'stage c15r2', 'do port', 'take'))[0]).toBe(5);
    const started = play(before, 'stage c15r2', 'do mansion', 'start', 'put c0r5');
    expect([active(started)[0], where(started, 0), started.turn]).toEqual([5, 'c0r5', 1]);
  });
});
