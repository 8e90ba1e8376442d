import { COLOURED, ZONES } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import { isSound } from '../testing/path.ts';
import { nameLine, orderPlace, quarterShape, RIM, symbolPlaces, wayOn, workerPlace } from './wheel-geometry.ts';

describe('the wheel', () => {
  it('keeps every worker within its zone and apart from the others', () => {
    for (const zone of ZONES)
      for (const present of [1, 2, 3, 4, 5]) {
        const places = Array.from({ length: present }, (_, index) => workerPlace(zone, index, present));
        for (const [index, { x, y }] of places.entries()) {
          const far = Math.hypot(x, y);
          if (zone === 'citadelle') expect(far).toBeLessThan(RIM.hub - 20);
          else expect(far > RIM.hub + 20 && far < RIM.inner - 18).toBe(true);
          for (const other of places.slice(index + 1)) {
            const [dx, dy] = [Math.abs(x - other.x), Math.abs(y - other.y)];
            expect(dx > 36 || dy > 20).toBe(true);
          }
        }
      }
  });

  it('goes clockwise from Religion in the upper left', () => {
    const signs = COLOURED.map(zone => [Math.sign(symbolPlaces(zone).deep.x), Math.sign(symbolPlaces(zone).deep.y)]);
    expect(signs).toEqual([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]);
  });

  it('puts arrows at the border between two zones', () => {
    expect(wayOn('religion', 'politics')).toEqual({ over: { x: 0, y: -100 }, heading: 90 });
    expect(wayOn('politics', 'economy').over).toEqual({ x: 100, y: 0 });
    expect(wayOn('culture', 'active').over.x).toBeLessThan(-RIM.inner);
    const out = wayOn('citadelle', 'economy').over;
    expect([Math.sign(out.x), Math.sign(out.y)]).toEqual([1, 1]);
  });

  it('has only finite coordinates', () => {
    expect(
      COLOURED.flatMap(zone => [quarterShape(zone, 70, 190), nameLine(zone)]).filter(path => !isSound(path)),
    ).toEqual([]);
    expect(new Set(ZONES.map(zone => JSON.stringify(orderPlace(zone)))).size).toBe(5);
  });
});
