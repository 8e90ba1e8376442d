import { nth, range } from '@cap-diamant/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, FLOORS, SITES } from '../model/vocabulary.ts';
import { orientationsOf } from './rotations.ts';
import { firstSlabs, hiddenSlabs, type Places, sizeOf, slabBit, union } from './slabs.ts';
import { STANDARD_BOX } from './standard-box.ts';
import { standsOn } from './standing.ts';
import { BARE, isHidden, openSpots, type Walls } from './walls.ts';

const form = (id: string) => STANDARD_BOX.forms.get(id)?.cells ?? [];

describe('sets of slabs', () => {
  it('hold all 32 slabs and stay unsigned', () => {
    for (const count of range(33)) {
      expect(firstSlabs(count)).toBe(2 ** count - 1);
      expect(sizeOf(firstSlabs(count))).toBe(count);
    }
    expect(slabBit(31)).toBe(2 ** 31);
    expect(union([slabBit(31), 0, 0], [1, slabBit(31), 0])).toEqual([2 ** 31 + 1, 2 ** 31, 0]);
    expect(hiddenSlabs([slabBit(31), firstSlabs(31), 0])).toBe(2 ** 32 - 1);
  });

  it('count their slabs like a plain loop', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), slabs => {
        expect(sizeOf(slabs)).toBe([...slabs.toString(2)].filter(digit => digit === '1').length);
      }),
    );
  });

  it.each([
    ['redoubt', 27],
    ['church', 30],
    ['mill', 28],
  ] as const)('the full mask of the %s has %i slabs', (site, size) => {
    const { all } = STANDARD_BOX.grounds[site];
    expect(all).toBe(2 ** size - 1);
    for (const floor of FLOORS) {
      const full = FLOORS.map(one => (one === floor ? all : 0)) as unknown as Places;
      expect(isHidden(STANDARD_BOX, site, { ...BARE, yellow: full })).toBe(true);
      const without = full.map(slabs => (slabs & ~slabBit(size - 1)) >>> 0) as unknown as Places;
      expect(isHidden(STANDARD_BOX, site, { ...BARE, yellow: without })).toBe(false);
    }
    const solid: Walls = { ...BARE, red: [all, all, all] };
    for (const id of STANDARD_BOX.forms.keys()) expect(openSpots(STANDARD_BOX, site, solid, id)).toEqual([]);
  });
});

describe('rotations', () => {
  it('give 24 lists of a flat shape, 6 of a row, 1 of a cube', () => {
    const counts = Object.fromEntries(
      [...STANDARD_BOX.forms].map(([id, { cells }]) => [id, orientationsOf(cells).length]),
    );
    const shapes = Object.fromEntries([...'LNPTUVWYZ'].map(id => [id, 24]));
    expect(counts).toEqual({ ...shapes, beam: 6, stake: 6, peg: 1 });
  });

  it('keep the distances between cubes', () => {
    const distances = (cells: readonly Cell[]) =>
      cells.flatMap(a => cells.map(b => a.reduce((total, value, axis) => total + (value - nth(b, axis)) ** 2, 0)));
    for (const { cells } of STANDARD_BOX.forms.values()) {
      for (const turned of orientationsOf(cells)) expect(distances(turned)).toEqual(distances(cells));
    }
  });
});

describe('placements on empty sites', () => {
  it.each([
    ['L', [38, 56, 72]],
    ['N', [56, 88, 104]],
    ['P', [184, 260, 304]],
    ['T', [40, 50, 56]],
    ['U', [92, 128, 144]],
    ['V', [45, 54, 60]],
    ['W', [40, 52, 64]],
    ['Y', [56, 86, 104]],
    ['Z', [40, 52, 64]],
    ['beam', [47, 54, 52]],
    ['stake', [53, 66, 68]],
    ['peg', [27, 30, 28]],
  ])('%s has %j sets of cube places', (id, counts) => {
    const sets = SITES.map(site => {
      const spots = openSpots(STANDARD_BOX, site, BARE, id);
      return new Set(spots.map(({ grid, cells }) => grid + cells.map(String).sort())).size;
    });
    expect(sets).toEqual(counts);
  });
});

describe('standing', () => {
  const stake = form('stake');
  const row = form('beam');

  it('takes the border of the support as support', () => {
    expect(standsOn(stake, [[0, 0]])).toBe(true);
    expect(standsOn(stake, [[1, 0]])).toBe(true);
    expect(standsOn(row, [[0, 0]])).toBe(false);
    expect(standsOn(row, [[1, 0]])).toBe(true);
  });

  it('needs a contact', () => expect(standsOn(row, [])).toBe(false));

  it('carries a piece between two supports', () => {
    expect(
      standsOn(row, [
        [0, 0],
        [2, 0],
      ]),
    ).toBe(true);
    expect(
      standsOn(form('V'), [
        [0, 0],
        [2, 2],
      ]),
    ).toBe(true);
    expect(
      standsOn(form('V'), [
        [0, 0],
        [0, 1],
      ]),
    ).toBe(false);
  });

  it('decides a slanted border exactly', () => {
    // Supports (2,0) and (0,1) have a side from (0,1) to (2,0); six cubes over (0,0) put the centre on it, a seventh beyond.
    const tower = (cubes: number): Cell[] => [...range(cubes).map((z): Cell => [0, 0, z]), [2, 0, 0], [0, 1, 0]];
    const supports: [number, number][] = [
      [2, 0],
      [0, 1],
    ];
    expect(standsOn(tower(5), supports)).toBe(true);
    expect(standsOn(tower(6), supports)).toBe(true);
    expect(standsOn(tower(7), supports)).toBe(false);
  });

  it('does not depend on where the piece is', () => {
    const arbitraryForm = fc.constantFrom(...STANDARD_BOX.forms.values());
    const offset = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(arbitraryForm, offset, fc.nat(31), ({ cells }, [dx, dy], subset) => {
        const contacts = cells.filter((_, at) => (subset >> at) & 1).map(([x, y]): [number, number] => [x, y]);
        const movedCells = cells.map(([x, y, z]): Cell => [x + dx, y + dy, z]);
        const movedContacts = contacts.map(([x, y]): [number, number] => [x + dx, y + dy]);
        expect(standsOn(movedCells, movedContacts)).toBe(standsOn(cells, contacts));
      }),
    );
  });
});
