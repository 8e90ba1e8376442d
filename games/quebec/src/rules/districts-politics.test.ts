import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../model/board.ts';
import type { Zone } from '../model/vocabulary.ts';
import { active, legal, passive, play, site, table } from '../testing/table.ts';

const ADMINISTRATIONS: readonly [string, SpaceId, readonly Zone[]][] = [
  ['municipal-administration', 'c10r1', ['economy', 'religion']],
  ['provincial-administration', 'c6r5', ['culture', 'politics']],
  ['military-administration', 'c3r2', ['citadelle']],
];

const upTo = (most: number, zones: readonly Zone[]) => [
  ...zones.flatMap(zone => [1, 2].slice(0, most).map(n => `place ${zone} ${n}`)),
  'skip',
];

describe.each(ADMINISTRATIONS)('%s: up to 2 workers to one zone', (district, space, zones) => {
  const settle = (supply: number) =>
    table({ century: 2, sites: { [space]: site(1) }, active: [3], zones: { culture: [22 - supply] } });

  it(`asks for ${zones.join(' or ')} and a number`, () => {
    expect(legal(play(settle(5), `stage ${space}`))).toEqual(upTo(2, zones));
  });

  it.each(zones)('sends two to %s, from the supply', zone => {
    const after = play(settle(20), `stage ${space}`, `place ${zone} 2`);
    const there = zone === 'culture' ? 4 : 2;
    expect([after.zones[zone][0], passive(after)[0], after.turn]).toEqual([there, 18, 1]);
  });

  it.each(zones)('may be done partly: one to %s, and nothing more is asked', zone => {
    const after = play(settle(22), `stage ${space}`, `place ${zone} 1`);
    expect([after.zones[zone][0], passive(after)[0], after.turn]).toEqual([1, 21, 1]);
  });

  it('at the Seat of government does the same for a stage of 1', () => {
    const before = table({ century: 2, sites: { c13r6: site(1) } });
    const chosen = play(before, 'stage c13r6', `do ${district}`);
    expect(legal(chosen)).toEqual(upTo(2, zones));
    const after = play(chosen, `place ${zones[0]} 2`);
    expect([active(after)[0], passive(after)[0], after.turn]).toEqual([2, 20, 1]);
  });

  it('chosen at the Seat of government may still be skipped', () => {
    const before = table({ century: 2, sites: { c13r6: site(1) } });
    const after = play(before, 'stage c13r6', `do ${district}`, 'skip');
    expect([after.zones, passive(after)[0], after.turn]).toEqual([before.zones, 22, 1]);
  });
});

describe('an administration with few workers', () => {
  it('offers only what active plus passive workers can pay (fine print 13)', () => {
    const before = table({ sites: { c6r5: site(1) }, zones: { culture: [22] } });
    expect(legal(play(before, 'stage c6r5'))).toEqual(upTo(1, ['culture', 'politics']));
  });

  it('tops a single passive worker up with an active one', () => {
    const before = table({ sites: { c6r5: site(1) }, zones: { culture: [20] }, active: [4] });
    const after = play(before, 'stage c6r5', 'place politics 2');
    expect([after.zones.politics[0], active(after)[0], passive(after)[0]]).toEqual([2, 1, 0]);
  });
});
