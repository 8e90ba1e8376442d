import { BUILDINGS, COLOURED, DISTRICTS, LEADERS, ZONES } from '@cap-diamant/quebec/table';
import { describe, expect, it } from 'vitest';
import { MARK, type PlayerColour } from '../../../ui/marks.ts';
import {
  CLIFF,
  FAR_BANK,
  FAR_SHORE,
  FAR_WATERLINES,
  HACHURES,
  LOTS,
  SHORELINE,
  TREES,
  WALLS,
  WATER,
  WATERLINES,
} from '../board/town-plan.ts';
import { setup } from '../setup/index.ts';
import { nameLine, orderPlace, quarterShape, RIM, symbolPlaces, wayOn, workerPlace } from '../wheel/wheel-geometry.ts';
import { emblemOf } from './emblems.ts';
import { ACTION_SYMBOL, STAR, ZONE_SYMBOL } from './symbols.ts';

const sound = (path: string): boolean => /^M/.test(path) && !/NaN|undefined|Infinity/.test(path);

/** The numbers of absolute upright and level strokes: all must lie on the emblem's grid. */
const absolutes = (path: string): number[] => [...path.matchAll(/[HV](-?[\d.]+)/g)].map(([, n]) => Number(n));

describe('emblems', () => {
  it('are drawn for all 44 buildings, each its own, on the grid of 48', () => {
    const emblems = BUILDINGS.map(({ id }) => emblemOf(id));
    expect(emblems.filter(emblem => !sound(emblem))).toEqual([]);
    expect(new Set(emblems).size).toBe(44);
    for (const emblem of emblems) for (const n of absolutes(emblem)) expect(n >= 2 && n <= 46).toBe(true);
  });

  it('stay light: few strokes, so that they read at 20 pixels', () => {
    expect(Math.max(...BUILDINGS.map(({ id }) => emblemOf(id).split('M').length))).toBeLessThan(26);
  });
});

describe('symbols', () => {
  it('tell zones, players and actions apart without colour', () => {
    expect(new Set(ZONES.map(zone => ZONE_SYMBOL[zone])).size).toBe(5);
    expect(new Set(setup.colours.map(colour => MARK[colour as PlayerColour])).size).toBe(5);
    expect(DISTRICTS.filter(({ id }) => ACTION_SYMBOL[id].length === 0)).toEqual([]);
    expect(sound(STAR)).toBe(true);
  });

  it('have a seal for every leader’s zone', () => {
    expect(LEADERS.length).toBe(ZONES.length);
  });
});

describe('the plan around the town', () => {
  it('is drawn without a gap in its numbers', () => {
    const paths = [
      WATER,
      SHORELINE,
      HACHURES,
      CLIFF,
      WALLS,
      LOTS,
      TREES,
      ...WATERLINES,
      FAR_BANK,
      FAR_SHORE,
      ...FAR_WATERLINES,
    ];
    expect(paths.filter(path => !sound(path))).toEqual([]);
  });
});

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

  it('shows the way on between two zones at their border', () => {
    expect(wayOn('religion', 'politics')).toEqual({ over: { x: 0, y: -100 }, heading: 90 });
    expect(wayOn('politics', 'economy').over).toEqual({ x: 100, y: 0 });
    expect(wayOn('culture', 'active').over.x).toBeLessThan(-RIM.inner);
    const out = wayOn('citadelle', 'economy').over;
    expect([Math.sign(out.x), Math.sign(out.y)]).toEqual([1, 1]);
  });

  it('is made of sound lines', () => {
    expect(
      COLOURED.flatMap(zone => [quarterShape(zone, 70, 190), nameLine(zone)]).filter(path => !sound(path)),
    ).toEqual([]);
    expect(new Set(ZONES.map(zone => JSON.stringify(orderPlace(zone)))).size).toBe(5);
  });
});
