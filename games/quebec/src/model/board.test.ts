import { nth, range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { colourAt, costAt, DISTRICTS, districtAt, NEIGHBOURS, SPACES, spaceId, spaceOf } from './board.ts';
import { BUILDINGS } from './buildings.ts';
import { CENTURIES, COLOURED } from './vocabulary.ts';

interface Cell {
  readonly col: number;
  readonly row: number;
}

/** The grid's own rule: neighbours of (col,row) are (col±2,row) and (col±1,row±1). */
const touch = (a: Cell, b: Cell): boolean => {
  const [cols, rows] = [Math.abs(a.col - b.col), Math.abs(a.row - b.row)];
  return `${cols},${rows}` === '2,0' || `${cols},${rows}` === '1,1';
};

describe('the board (section 2)', () => {
  it('has 44 building spaces and 16 districts', () => {
    expect([SPACES.length, DISTRICTS.length]).toEqual([44, 16]);
    expect(new Set(SPACES.map(({ id }) => id)).size).toBe(44);
  });

  it('names each space by its column and row', () => {
    expect(SPACES.map(({ id }) => id)).toEqual(SPACES.map(({ col, row }) => `c${col}r${row}`));
    expect(range(44).map(space => spaceOf(spaceId(space)))).toEqual(range(44));
    expect(spaceOf('c1r1')).toBe(undefined);
  });

  it('has nothing on top of anything else', () => {
    expect(new Set([...SPACES, ...DISTRICTS].map(({ col, row }) => `${col},${row}`)).size).toBe(60);
  });

  it('has 79 pairs of adjacent spaces, each told from both sides; districts connect nothing', () => {
    const pairs = range(44).flatMap(a => range(a).filter(b => touch(nth(SPACES, a), nth(SPACES, b))));
    expect(pairs.length).toBe(79);
    for (const space of range(44)) {
      const around = range(44).filter(other => touch(nth(SPACES, space), nth(SPACES, other)));
      expect([...nth(NEIGHBOURS, space)].sort()).toEqual(around.sort());
    }
  });

  it('has each space beside its district', () => {
    for (const space of range(44)) {
      const district = DISTRICTS.filter(({ id }) => id === districtAt(space));
      expect(district.map(cell => touch(cell, nth(SPACES, space)))).toEqual([true]);
    }
  });

  it.each([
    ['religion', { archdiocese: 1, protestant: 2, irish: 2, jewish: 3 }],
    [
      'politics',
      {
        'seat-of-government': 1,
        'municipal-administration': 2,
        'provincial-administration': 2,
        'military-administration': 3,
      },
    ],
    ['economy', { 'trading-hub': 1, mansion: 2, business: 2, port: 3 }],
    ['culture', { 'heritage-site': 1, entertainment: 2, academic: 2, arts: 3 }],
  ] as const)('in %s has the districts and costs %j, and 11 spaces', (zone, costs) => {
    const districts = DISTRICTS.filter(district => district.zone === zone);
    expect(Object.fromEntries(districts.map(({ id, cost }) => [id, cost]))).toEqual(costs);
    const spaces = range(44).filter(space => colourAt(space) === zone);
    expect(spaces.length).toBe(11);
    const paid: Readonly<Record<string, number>> = costs;
    expect(spaces.map(costAt)).toEqual(spaces.map(space => paid[districtAt(space)]));
  });

  it('has 2 spaces around each “?” district and 3 around each other', () => {
    for (const { id, cost } of DISTRICTS) {
      expect([id, SPACES.filter(({ district }) => district === id).length]).toEqual([id, cost === 1 ? 2 : 3]);
    }
  });
});

describe('the building tiles (section 2)', () => {
  it('are 44, all different', () => {
    expect(new Set(BUILDINGS.map(({ id }) => id)).size).toBe(44);
  });

  it.each([
    ['religion', [4, 2, 3, 2]],
    ['politics', [2, 4, 2, 3]],
    ['economy', [3, 2, 4, 2]],
    ['culture', [2, 3, 2, 4]],
  ])('of %s are %j in centuries I to IV', (zone, counts) => {
    const tiles = BUILDINGS.filter(tile => tile.zone === zone);
    expect(CENTURIES.map(century => tiles.filter(tile => tile.century === century).length)).toEqual(counts);
  });

  it('are 11 per century and 11 per zone', () => {
    expect(CENTURIES.map(century => BUILDINGS.filter(tile => tile.century === century).length)).toEqual([
      11, 11, 11, 11,
    ]);
    expect(COLOURED.map(zone => BUILDINGS.filter(tile => tile.zone === zone).length)).toEqual([11, 11, 11, 11]);
  });
});
