import { describe, expect, it } from 'vitest';
import { ZONES } from '../model/vocabulary.ts';
import { active, each, legal, passive, play, points, site, table } from '../testing/table.ts';

const COLOURS = ['culture', 'economy', 'politics', 'religion'];

describe('Protestant: 1 worker to the Citadelle and 1 to another zone', () => {
  const built = play(table({ sites: { c5r2: site(1) } }), 'stage c5r2');

  it('asks for the Citadelle first, then for any of the other four', () => {
    expect(legal(built)).toEqual(['place citadelle 1', 'skip']);
    expect(legal(play(built, 'place citadelle 1'))).toEqual([...COLOURS.map(zone => `place ${zone} 1`), 'skip']);
  });

  it('done in full places two workers of the supply', () => {
    const after = play(built, 'place citadelle 1', 'place economy 1');
    expect([after.zones.citadelle, after.zones.economy]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect([active(after)[0], passive(after)[0], after.turn]).toEqual([1, 20, 1]);
  });

  it('with the first part skipped still asks the second (fine print 13)', () => {
    const after = play(built, 'skip');
    expect(legal(after)).toEqual([...COLOURS.map(zone => `place ${zone} 1`), 'skip']);
    expect(play(after, 'place politics 1').zones).toMatchObject({ citadelle: [0, 0, 0], politics: [1, 0, 0] });
  });

  it('may be done partly: the first part only', () => {
    const after = play(built, 'place citadelle 1', 'skip');
    expect([after.zones.citadelle[0], passive(after)[0], after.turn]).toEqual([1, 21, 1]);
  });

  it('with a single worker left asks only as far as that reaches', () => {
    const last = play(table({ sites: { c5r2: site(1) }, zones: { culture: [22] } }), 'stage c5r2');
    expect([active(last)[0], passive(last)[0]]).toEqual([1, 0]);
    expect(play(last, 'place citadelle 1').turn).toBe(1);
    expect(legal(play(last, 'skip'))).toEqual([...COLOURS.map(zone => `place ${zone} 1`), 'skip']);
  });
});

describe('Irish: 1 VP, activate 1, 1 worker to any zone', () => {
  const built = play(table({ sites: { c13r2: site(1) } }), 'stage c13r2');

  it('takes the point and the activation together', () => {
    const after = play(built, 'take');
    expect(points(after, 'districts')).toEqual([1, 0, 0]);
    expect([active(after)[0], passive(after)[0]]).toEqual([2, 21]);
    expect(legal(after)).toEqual([...ZONES.map(zone => `place ${zone} 1`).sort(), 'skip']);
  });

  it('then places a worker of the supply', () => {
    const after = play(built, 'take', 'place religion 1');
    expect([after.zones.religion[0], active(after)[0], passive(after)[0], after.turn]).toEqual([1, 2, 20, 1]);
  });

  it('may leave the placement out', () => {
    const after = play(built, 'take', 'skip');
    expect([points(after, 'districts')[0], active(after)[0], passive(after)[0], after.turn]).toEqual([1, 2, 21, 1]);
  });

  it('skipped gives nothing and asks nothing more', () => {
    const after = play(built, 'skip');
    expect([points(after, 'districts')[0], active(after)[0], after.turn]).toEqual([0, 1, 1]);
  });

  it('activates the last passive worker before an active one is placed', () => {
    const before = table({ sites: { c13r2: site(1) }, zones: { culture: [21] } });
    const after = play(before, 'stage c13r2', 'take', 'place citadelle 1');
    expect([after.zones.citadelle[0], active(after)[0], passive(after)[0]]).toEqual([1, 1, 0]);
  });

  it('is asked without any worker, too: the point remains (fine print 4)', () => {
    const before = table({ sites: { c13r2: site(1) }, zones: { culture: [23] }, active: [2] });
    const after = play(before, 'stage c13r2', 'take');
    expect([points(after, 'districts')[0], after.turn]).toEqual([1, 1]);
  });
});

describe('Jewish: 1 worker to any zone, then move 1 or 2 own workers from one zone to one other', () => {
  const zones = { religion: [2], culture: [1, 7] };
  const built = play(table({ sites: { c9r6: site(1) }, zones }), 'stage c9r6');
  const moves = (from: string, most: number) =>
    ZONES.filter(to => to !== from).flatMap(to => [1, 2].slice(0, most).map(n => `move ${from} ${to} ${n}`));

  it('places anywhere first', () => {
    expect(legal(built)).toEqual([...each('place', ZONES).map(move => `${move} 1`), 'skip']);
  });

  it('then offers at most what stands in each zone, the worker just placed included (fine print 13)', () => {
    const placed = play(built, 'place economy 1');
    const offered = [...moves('religion', 2), ...moves('economy', 1), ...moves('culture', 1), 'skip'];
    expect(legal(placed)).toEqual(offered.sort());
    const twice = play(built, 'place culture 1');
    expect(legal(twice, 'move').filter(move => move.startsWith('move culture'))).toEqual(moves('culture', 2).sort());
  });

  it('moves the own workers only', () => {
    const after = play(built, 'place culture 1', 'move culture citadelle 2');
    expect([after.zones.culture, after.zones.citadelle]).toEqual([
      [0, 7, 0],
      [2, 0, 0],
    ]);
    expect([passive(after)[0], after.turn]).toEqual([18, 1]);
  });

  it('may move one of two, or none', () => {
    expect(play(built, 'place citadelle 1', 'move religion politics 1').zones).toMatchObject({
      religion: [1, 0, 0],
      politics: [1, 0, 0],
    });
    expect(play(built, 'place citadelle 1', 'skip').zones.religion).toEqual([2, 0, 0]);
  });

  it('asks for the move even if the placement was skipped (fine print 13)', () => {
    expect(legal(play(built, 'skip'))).toEqual([...moves('religion', 2), ...moves('culture', 1), 'skip'].sort());
  });

  it('asks for the move even if no worker can be placed (fine print 13)', () => {
    const before = table({ sites: { c9r6: site(1) }, zones: { religion: [22] } });
    expect(legal(play(before, 'stage c9r6'))).toEqual([...moves('religion', 2), 'skip'].sort());
  });
});

describe('Archdiocese: any other Religion action', () => {
  const built = play(table({ sites: { c0r5: site(1) }, zones: { religion: [1] } }), 'stage c0r5');

  it('goes on as the chosen action does', () => {
    expect(legal(play(built, 'do protestant'))).toEqual(['place citadelle 1', 'skip']);
    expect(legal(play(built, 'do irish'))).toEqual(['skip', 'take']);
    expect(legal(play(built, 'do jewish'))).toEqual([...each('place', ZONES).map(move => `${move} 1`), 'skip']);
  });

  it('does the whole of it', () => {
    const after = play(built, 'do protestant', 'place citadelle 1', 'place culture 1');
    expect([after.zones.citadelle[0], after.zones.culture[0], after.turn]).toEqual([1, 1, 1]);
    expect(play(built, 'do jewish', 'place religion 1', 'move religion culture 2').zones.culture[0]).toBe(2);
  });

  it('costs 1, whatever the chosen district costs', () => {
    const after = play(built, 'do irish', 'take', 'skip');
    expect([active(after)[0], passive(after)[0]]).toEqual([3, 20]);
  });
});
