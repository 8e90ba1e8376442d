import { nth, range } from '@cap-diamant/kernel';
import { NEIGHBOURS, SPACES } from '@cap-diamant/quebec/board';
import { CENTURIES } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import { isSound } from '../testing/path.ts';
import { FLEET, SMOKE, SUBURBS } from './town-centuries.ts';
import { corners, streets } from './town-growth.ts';

const lines = (path: string): number => path.split('M').length - 1;
const only = (...spaces: readonly number[]): boolean[] => range(SPACES.length).map(space => spaces.includes(space));
const all = range(SPACES.length).map(() => true);

describe('streets', () => {
  it('run between two neighbours once both are built, and only then', () => {
    const [other = 0] = nth(NEIGHBOURS, 0);
    const far = SPACES.findIndex((_, space) => space > 0 && !nth(NEIGHBOURS, 0).includes(space));
    expect(streets(only(0))).toBe('');
    expect(lines(streets(only(0, other)))).toBe(1);
    expect(streets(only(0, far))).toBe('');
  });

  it('connect every pair of neighbours of a full town once', () => {
    expect(lines(streets(all))).toBe(NEIGHBOURS.reduce((sum, others) => sum + others.length, 0) / 2);
  });
});

describe('between the sites', () => {
  it('trees give way to houses', () => {
    const [before, after] = [corners(only(), 1), corners(all, 4)];
    expect(before.walls).toBe('');
    expect(lines(before.trees)).toBeGreaterThan(40);
    expect(after.trees).toBe('');
    expect(lines(after.roofs)).toBeGreaterThan(40);
    expect([before.trees, after.walls, after.roofs].filter(path => !isSound(path))).toEqual([]);
  });

  it('an empty town has fewer trees in each century', () => {
    const trees = CENTURIES.map(century => lines(corners(only(), century).trees));
    expect(trees).toEqual(trees.toSorted((a, b) => b - a));
    expect(new Set(trees).size).toBe(4);
  });
});

describe('around the town', () => {
  it('suburbs grow, and everything has finite coordinates', () => {
    const houses = CENTURIES.map(century => lines(SUBURBS[century]));
    expect(houses).toEqual(houses.toSorted((a, b) => a - b));
    const paths = CENTURIES.flatMap(century => [SUBURBS[century], SMOKE[century], ...FLEET[century].map(({ d }) => d)]);
    expect(paths.filter(path => !isSound(path))).toEqual([]);
  });
});
