import { describe, expect, it } from 'vitest';
import { NOWHERE, type Places, slabBit } from '../geometry/slabs.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { BARE } from '../geometry/walls.ts';
import { bySite, type Cell, type Site } from '../model/vocabulary.ts';
import { countFloor, turnPoints } from './points.ts';

const at = (site: Site, ...cubes: readonly (readonly [grid: string, ...cell: Cell])[]): Places => {
  const places: [number, number, number] = [0, 0, 0];
  for (const [grid, x, y, z] of cubes) {
    const slab = STANDARD_BOX.grounds[site].slabAt(grid, x, y) ?? 0;
    places[z as 0 | 1 | 2] = (places[z as 0 | 1 | 2] | slabBit(slab)) >>> 0;
  }
  return places;
};

const points = (site: Site, own: Places, piece: Places, snow = 0) => turnPoints(STANDARD_BOX, site, own, piece, snow);

describe('turn points', () => {
  it('link over faces, not over edges', () => {
    const piece = at('mill', ['A', 1, 1, 0]);
    expect(points('mill', at('mill', ['A', 1, 1, 0], ['A', 2, 0, 0]), piece)).toBe(1);
    expect(points('mill', at('mill', ['A', 1, 1, 0], ['A', 2, 1, 0], ['A', 2, 0, 0]), piece)).toBe(3);
    expect(points('mill', at('mill', ['A', 1, 1, 0], ['A', 2, 1, 1]), piece)).toBe(1);
    expect(points('mill', at('mill', ['A', 1, 1, 0], ['A', 1, 1, 1]), piece)).toBe(2);
    expect(points('mill', at('mill', ['A', 1, 1, 0], ['A', 1, 1, 2]), piece)).toBe(1);
  });

  it('add up several groups, each cube once', () => {
    const piece = at('church', ['A', 0, 2, 0], ['A', 0, 4, 0]);
    const ring = at('church', ['A', 0, 2, 0], ['A', 0, 3, 0], ['A', 0, 4, 0], ['A', 0, 5, 0], ['A', 4, 9, 0]);
    expect(points('church', ring, piece)).toBe(4);
  });

  it('are nothing without own cubes', () => expect(points('church', NOWHERE, NOWHERE)).toBe(0));
});

describe('junctions', () => {
  const joined = (z: number, other: number) =>
    points('redoubt', at('redoubt', ['A', 6, 0, z], ['B', 0, 0, other]), at('redoubt', ['B', 0, 0, other]));

  it('link the two slabs on the same floor only', () => {
    for (const z of [0, 1, 2]) {
      for (const other of [0, 1, 2]) expect(joined(z, other)).toBe(z === other ? 2 : 1);
    }
  });

  it('are the two given ones, both ways', () => {
    const far = at('redoubt', ['A', 6, 4, 1], ['B', 3, 3, 1]);
    expect(points('redoubt', far, at('redoubt', ['A', 6, 4, 1]))).toBe(2);
    expect(points('redoubt', far, at('redoubt', ['B', 3, 3, 1]))).toBe(2);
    const elsewhere = at('redoubt', ['A', 6, 0, 0], ['B', 3, 3, 0], ['B', 3, 0, 0]);
    expect(points('redoubt', elsewhere, at('redoubt', ['A', 6, 0, 0]))).toBe(1);
  });
});

describe('snow', () => {
  const chain = at(
    'church',
    ['A', 0, 2, 1],
    ['A', 0, 2, 0],
    ['A', 0, 3, 0],
    ['A', 0, 4, 0],
    ['A', 0, 4, 1],
    ['A', 0, 4, 2],
  );
  const end = at('church', ['A', 0, 2, 1]);

  it('cuts groups that hang together below it', () => {
    expect(points('church', chain, end, 0)).toBe(6);
    expect(points('church', chain, end, 1)).toBe(1);
    expect(points('church', chain, at('church', ['A', 0, 4, 1]), 1)).toBe(2);
    expect(points('church', chain, end, 2)).toBe(0);
    expect(points('church', chain, at('church', ['A', 0, 4, 2]), 2)).toBe(1);
  });

  it('leaves nothing of a buried piece', () => {
    expect(points('church', chain, at('church', ['A', 0, 3, 0]), 1)).toBe(0);
  });
});

describe('floors', () => {
  it('count linked and unlinked cubes alike, by the stick of the site', () => {
    const sites = {
      ...bySite(() => BARE),
      redoubt: { ...BARE, brown: at('redoubt', ['A', 0, 0, 0], ['B', 3, 3, 0]), blue: at('redoubt', ['A', 3, 0, 0]) },
      mill: { ...BARE, brown: at('mill', ['A', 1, 0, 0]), red: at('mill', ['A', 2, 0, 0]) },
    };
    const sticks = { redoubt: ['2', '+', '-'], church: ['+', '-', '2'], mill: ['-', '2', '+'] } as const;
    expect(countFloor(STANDARD_BOX, sites, sticks, ['brown', 'blue'], 0)).toEqual({
      cubes: { redoubt: [2, 1], church: [0, 0], mill: [1, 0] },
      points: [3, 2],
    });
    expect(countFloor(STANDARD_BOX, sites, sticks, ['brown', 'blue'], 1).points).toEqual([0, 0]);
  });
});
