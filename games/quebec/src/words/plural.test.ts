import { plural } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import * as russian from './ru/counts.ts';

const COUNTS = [1, 2, 5, 11, 21, 22];

describe('counting', () => {
  it('follows the rules of Russian', () => {
    expect(COUNTS.map(russian.workers)).toEqual([
      '1 работник',
      '2 работника',
      '5 работников',
      '11 работников',
      '21 работник',
      '22 работника',
    ]);
    expect(COUNTS.map(russian.someWorkers)).toEqual([
      '1 работника',
      '2 работников',
      '5 работников',
      '11 работников',
      '21 работника',
      '22 работника',
    ]);
    expect(COUNTS.map(russian.points)).toEqual(['1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '22 очка']);
    expect(COUNTS.map(russian.stars)).toEqual([
      '1 звезда',
      '2 звезды',
      '5 звёзд',
      '11 звёзд',
      '21 звезда',
      '22 звезды',
    ]);
    expect([0, 1, 3].map(n => russian.completedWith('2026', n))).toEqual(['без этапов', 'с 1 этапом', 'с 3 этапами']);
  });

  it('has no plural for nothing in French, but one in English', () => {
    expect(plural('fr', 0, { one: 'ouvrier', other: 'ouvriers' })).toBe('ouvrier');
    expect(plural('en', 0, { one: 'worker', other: 'workers' })).toBe('workers');
  });
});
