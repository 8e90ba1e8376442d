import { BUILDINGS } from '@cap-diamant/quebec/buildings';
import { describe, expect, it } from 'vitest';
import { isSound } from '../../testing/path.ts';
import { elevationOf } from './elevations.ts';

const drawings = BUILDINGS.map(({ id }) => ({ id, parts: elevationOf(id) }));

describe('elevations', () => {
  it('are drawn for all 44 buildings, each its own', () => {
    for (const { id, parts } of drawings) {
      expect(
        parts.filter(({ d }) => !isSound(d)),
        id,
      ).toEqual([]);
      expect(
        parts.some(({ tone }) => tone === 'wall'),
        id,
      ).toBe(true);
      expect(
        parts.some(({ tone }) => tone === 'open'),
        id,
      ).toBe(true);
    }
    expect(new Set(drawings.map(({ parts }) => JSON.stringify(parts))).size).toBe(44);
  });

  it('stand on the ground, on their own lot, and leave the stars of the lots behind them visible', () => {
    for (const { id, parts } of drawings)
      for (const { d } of parts)
        for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Math.abs(Number(x)), id).toBeLessThanOrEqual(48);
          expect(Number(y), id).toBeLessThanOrEqual(1);
          // Above the eaves of its neighbours only the middle is free.
          expect(-Number(y), id).toBeLessThanOrEqual(Math.abs(Number(x)) > 31 ? 68 : 96);
        }
  });

  it('stay light: few elements, and not more ink than a slow machine can draw', () => {
    expect(Math.max(...drawings.map(({ parts }) => parts.length))).toBeLessThanOrEqual(18);
    const ink = drawings.reduce((sum, { parts }) => sum + parts.reduce((length, { d }) => length + d.length, 0), 0);
    expect(ink / 44).toBeLessThan(4000);
  });
});
