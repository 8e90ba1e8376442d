import { nth, range } from '@cap-diamant/kernel';
import { costAt, NEIGHBOURS, SPACES } from '@cap-diamant/quebec/board';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../table/keys.ts';
import { CELLS, HEXAGON, QUARTERS, SHEET, SITES, shapeAround, stagePlaces, TOWN, towards, UNIT } from './geometry.ts';

const apart = (a: number, b: number): number => {
  const [p, q] = [nth(SITES, a), nth(SITES, b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
};

describe('the hexagons', () => {
  it('tile the plane without gaps or overlaps', () => {
    const corners = [...HEXAGON.matchAll(/-?[\d.]+/g)].map(Number);
    expect(Math.max(...corners)).toBeCloseTo((2 * UNIT) / Math.sqrt(3), 0);
    // The distance between rows is three quarters of a hexagon's height.
    expect(corners[1]).toBeCloseTo(-(UNIT * 2) / Math.sqrt(3), 0);
    expect((3 / 2) * Math.abs(corners[1] ?? 0)).toBeCloseTo(UNIT * Math.sqrt(3), 0);
  });
});

describe('the plan', () => {
  it('puts neighbours side by side, and nothing closer', () => {
    for (const a of SPACES.keys())
      for (const b of SPACES.keys()) {
        if (a >= b) continue;
        if (nth(NEIGHBOURS, a).includes(b)) expect(apart(a, b)).toBeCloseTo(2 * UNIT, 0);
        else expect(apart(a, b)).toBeGreaterThan(3 * UNIT);
      }
  });

  it('has a place for each of the 44 sites and 16 districts, all within the town and the sheet', () => {
    expect(new Set(CELLS.map(({ target }) => target)).size).toBe(60);
    for (const { x, y } of CELLS) {
      expect(Math.min(x - TOWN.left, TOWN.right - x, y - TOWN.top, TOWN.bottom - y)).toBeGreaterThan(UNIT);
      expect(Math.min(x - SHEET.left, SHEET.right - x, y - SHEET.top, SHEET.bottom - y)).toBeGreaterThan(UNIT);
    }
  });

  it('connects every district to its two or three sites, which touch it', () => {
    for (const { places } of QUARTERS) {
      const [medallion, ...sites] = places;
      expect([2, 3]).toContain(sites.length);
      for (const { x, y } of sites)
        expect(Math.hypot(x - (medallion?.x ?? 0), y - (medallion?.y ?? 0))).toBeCloseTo(100, 0);
    }
  });

  it('has only finite coordinates', () => {
    const shapes = QUARTERS.map(({ places }) => shapeAround(places, 48));
    expect(shapes.filter(shape => /NaN|undefined|Infinity/.test(shape))).toEqual([]);
  });
});

describe('arrow keys', () => {
  it('lead to the horizontal neighbour, and back', () => {
    for (const cell of CELLS) {
      const right = towards(cell, 'right');
      if (right.row === cell.row && right.col === cell.col + 2) expect(towards(right, 'left')).toBe(cell);
      const beside = CELLS.find(({ col, row }) => row === cell.row && col === cell.col + 2);
      if (beside !== undefined) expect(right).toBe(beside);
    }
  });

  it('move up and down by one row wherever there is a neighbour', () => {
    for (const cell of CELLS) {
      const below = CELLS.filter(({ col, row }) => row === cell.row + 1 && Math.abs(col - cell.col) === 1);
      if (below.length > 0) expect(below).toContain(towards(cell, 'down'));
    }
  });

  it('reach the whole town from any corner', () => {
    const seen = new Set([nth(CELLS, 0)]);
    for (const cell of seen) for (const direction of DIRECTIONS) seen.add(towards(cell, direction));
    expect(seen.size).toBe(60);
  });
});

describe('the workers of three stages', () => {
  it.each([1, 2, 3])('fit on a site at %i per stage, none on another', cost => {
    const half = (cost === 1 ? 17 : cost === 2 ? 13.5 : 12) / 2;
    const places = stagePlaces(cost).flat();
    expect(places.length).toBe(3 * cost);
    for (const { x, y } of places)
      expect(Math.hypot(Math.abs(x) + half * 0.7, Math.abs(y) + half * 0.7)).toBeLessThan(45);
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(2 * half - 0.5);
  });

  it('are as many as the district costs', () => {
    for (const space of range(SPACES.length))
      expect(stagePlaces(costAt(space)).map(({ length }) => length)).toEqual([1, 1, 1].map(() => costAt(space)));
  });
});
