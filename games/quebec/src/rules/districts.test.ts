import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../model/board.ts';
import type { State, VariantId } from '../model/state.ts';
import { active, each, legal, passive, play, type Setting, site, table, token } from '../testing/table.ts';

const VARIANTS: readonly Setting[] = [
  { variant: '2011-family' },
  { variant: '2011-complete' },
  { variant: '2011-events', current: '1756-seven-years-war' },
  { variant: '2026-standard', current: '1756-seven-years-war' },
];

const ANYWHERE = ['place citadelle 1', 'place culture 1', 'place economy 1', 'place politics 1', 'place religion 1'];

// Seat 0 builds at a site of seat 1, with plenty of workers, some of them in Culture, and a token to raise.
const ASKED: readonly [string, SpaceId, readonly string[]][] = [
  ['Archdiocese', 'c0r5', ['do irish', 'do jewish', 'do protestant']],
  ['Protestant', 'c5r2', ['place citadelle 1']],
  ['Irish', 'c13r2', ['take']],
  ['Jewish', 'c9r6', ANYWHERE],
  [
    'Seat of government',
    'c13r6',
    ['do military-administration', 'do municipal-administration', 'do provincial-administration'],
  ],
  ['Municipal administration', 'c10r1', each('place', ['economy 1', 'economy 2', 'religion 1', 'religion 2'])],
  ['Provincial administration', 'c6r5', each('place', ['culture 1', 'culture 2', 'politics 1', 'politics 2'])],
  ['Military administration', 'c3r2', ['place citadelle 1', 'place citadelle 2']],
  ['Trading hub', 'c15r2', ['do business', 'do mansion', 'do port']],
  ['Mansion', 'c4r3', ['start']],
  ['Business', 'c12r3', ['stage c2r5']],
  ['Port', 'c9r0', ['take']],
  ['Heritage site', 'c2r1', ['do academic', 'do arts', 'do entertainment']],
  ['Entertainment', 'c11r0', ['take']],
  ['Academic', 'c7r4', ['take']],
  ['Arts', 'c15r4', ['upgrade c10r5']],
];

describe.each(VARIANTS)('the sixteen district actions in $variant', variant => {
  it.each(ASKED)('%s: at %s asks %j, or skip', (_, space, moves) => {
    const sites = { [space]: site(1), c2r5: site(2), c10r5: token(0, 1) };
    const before = table({ ...variant, century: 2, sites, active: [6], zones: { culture: [2] } });
    expect(legal(play(before, `stage ${space}`))).toEqual([...moves, 'skip'].sort());
  });

  it.each(ASKED)('%s: is optional', (_, space) => {
    const sites = { [space]: site(1), c2r5: site(2), c10r5: token(0, 1) };
    const before = table({ ...variant, century: 2, sites, active: [6], zones: { culture: [2] } });
    const built = play(before, `stage ${space}`);
    let after: State = built;
    while (after.turn === 0) after = play(after, 'skip');
    expect({ ...after, turn: 0, pending: [] }).toEqual({ ...built, pending: [] });
  });
});

describe('workers of a district action come from the supply; once it is empty, from the active ones (section 4)', () => {
  const placing = (supply: number, move: string, variant: VariantId = '2011-complete') => {
    const before = table({
      variant,
      sites: { c3r2: site(1) },
      active: [5],
      zones: { culture: [20 - supply] },
    });
    const after = play(before, 'stage c3r2', move);
    return [after.zones.citadelle[0], active(after)[0], passive(after)[0]];
  };

  it.each([
    [5, 'place citadelle 2', [2, 2, 3]],
    [2, 'place citadelle 2', [2, 2, 0]],
    [1, 'place citadelle 2', [2, 1, 0]],
    [0, 'place citadelle 2', [2, 0, 0]],
    [1, 'place citadelle 1', [1, 2, 0]],
    [0, 'place citadelle 1', [1, 1, 0]],
  ])('%i passive, 2 active, “%s”: in the zone, active, passive are then %j (ruling: passive first)', (...row) => {
    const [supply, move, counts] = row;
    expect(placing(supply, move)).toEqual(counts);
    expect(placing(supply, move, '2011-family')).toEqual(counts);
  });
});

describe('what could have no effect is not asked (fine print 4)', () => {
  // After the stage seat 0 has no worker active or passive, and no token: all the others are in Culture.
  const bare = (space: SpaceId, cost: number): Setting => ({
    players: 5,
    century: 2,
    sites: { [space]: site(1), c11r6: site(2), c17r4: site(3) },
    active: [cost],
    zones: { culture: [20 - cost] },
  });

  it.each<[string, SpaceId, number]>([
    ['Seat of government', 'c13r6', 1],
    ['Municipal administration', 'c10r1', 2],
    ['Provincial administration', 'c6r5', 2],
    ['Military administration', 'c3r2', 3],
    ['Protestant', 'c5r2', 2],
    ['Business', 'c12r3', 2],
    ['Port', 'c9r0', 3],
    ['Entertainment', 'c11r0', 2],
    ['Arts', 'c15r4', 3],
  ])('%s without any worker left: the turn is over', (_, space, cost) => {
    const after = play(table({ ...bare(space, cost), century: 3 }), `stage ${space}`);
    expect(after.turn).toBe(1);
  });

  it.each<[string, SpaceId, number, readonly string[]]>([
    ['Irish', 'c13r2', 2, ['skip', 'take']],
    ['Mansion', 'c4r3', 2, ['skip', 'start']],
    ['Academic', 'c7r4', 2, ['skip', 'take']],
    ['Archdiocese', 'c0r5', 1, ['do irish', 'do jewish', 'skip']],
    ['Trading hub', 'c15r2', 1, ['do mansion', 'skip']],
    ['Heritage site', 'c2r1', 1, ['do academic', 'skip']],
  ])('%s with workers in a zone only: still asks %s', (_, space, cost, moves) => {
    expect(legal(play(table({ ...bare(space, cost), century: 3 }), `stage ${space}`))).toEqual(moves);
  });

  it('Academic without an occupied zone: the turn is over', () => {
    expect(play(table({ sites: { c7r4: site(1) } }), 'stage c7r4').turn).toBe(1);
  });

  it('Jewish without workers in a zone asks for the placement only', () => {
    const placed = play(table({ sites: { c9r6: site(1) } }), 'stage c9r6');
    expect(legal(placed)).toEqual([...ANYWHERE, 'skip']);
    expect(play(placed, 'skip').turn).toBe(1);
  });
});
