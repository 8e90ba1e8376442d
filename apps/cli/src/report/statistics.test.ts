import { describe, expect, it } from 'vitest';
import { spread } from './statistics.ts';

describe('spread', () => {
  it('finds quartiles, mean and ends', () => {
    expect(spread([5, 1, 3, 2, 4])).toEqual({ min: 1, quarter: 2, median: 3, threeQuarters: 4, mean: 3, max: 5 });
  });

  it('goes between two numbers where it must', () => {
    expect(spread([1, 2, 3, 10])).toEqual({
      min: 1,
      quarter: 1.75,
      median: 2.5,
      threeQuarters: 4.75,
      mean: 4,
      max: 10,
    });
    expect(spread([7])).toMatchObject({ min: 7, median: 7, max: 7 });
  });
});
