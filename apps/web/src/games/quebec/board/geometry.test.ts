import { nth, random, range } from '@cap-diamant/kernel';
import { costAt, NEIGHBOURS, SPACES } from '@cap-diamant/quebec/board';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../table/camera.ts';
import { DIRECTIONS } from '../../../table/keys.ts';
import { CELLS, HEXAGON, QUARTERS, SHEET, SITES, shapeAround, stagePlaces, TOWN, towards, UNIT } from './geometry.ts';

const apart = (a: number, b: number): number => {
  const [p, q] = [nth(SITES, a), nth(SITES, b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
};

/** The corners of the hexagon around the origin, read from its path. */
const hexagonCorners = (): Point[] => {
  const corners: Point[] = [];
  for (const [, command, first, second] of HEXAGON.matchAll(/([MLV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const x = command === 'V' ? (corners.at(-1)?.x ?? 0) : Number(first);
    corners.push({ x, y: Number(command === 'V' ? first : second) });
  }
  return corners;
};

/** Whether a point lies inside a convex polygon whose corners run clockwise, `slack` away from its edges. */
const isInside = ({ x, y }: Point, corners: readonly Point[], slack: number): boolean =>
  corners.every((from, at) => {
    const to = nth(corners, (at + 1) % corners.length);
    const cross = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    return cross / Math.hypot(to.x - from.x, to.y - from.y) >= slack;
  });

describe('the hexagons', () => {
  const corners = hexagonCorners();
  const hexagonsAt = ({ x, y }: Point, slack: number): number =>
    CELLS.filter(cell => isInside({ x: x - cell.x, y: y - cell.y }, corners, slack)).length;

  it('have six corners', () => {
    expect(corners).toHaveLength(6);
  });

  it('cover what is between neighbouring cells without gaps, and never overlap', () => {
    const dice = random('hexagons');
    for (let sample = 0; sample < 2000; sample++) {
      const from = dice.pick(CELLS);
      const near = CELLS.filter(({ x, y }) => Math.hypot(x - from.x, y - from.y) < 2 * UNIT + 1);
      const [one, other] = [dice.pick(near), dice.pick(near)];
      const [a, b] = [dice.below(1000) / 1000, dice.below(1000) / 1000];
      const point = {
        x: from.x + ((one.x - from.x) * a + (other.x - from.x) * b) / 2,
        y: from.y + ((one.y - from.y) * a + (other.y - from.y) * b) / 2,
      };
      expect(hexagonsAt(point, -0.5)).toBeGreaterThan(0);
      expect(hexagonsAt(point, 0.5)).toBeLessThan(2);
    }
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
