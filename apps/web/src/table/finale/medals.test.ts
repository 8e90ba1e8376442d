import { describe, expect, it } from 'vitest';
import { holdersOf } from './medals.ts';

describe('the holders of a medal', () => {
  it('have the highest amount', () => {
    expect(holdersOf([3, 7, 5])).toEqual([1]);
    expect(holdersOf([7, 7, 5])).toEqual([0, 1]);
  });

  it('are nobody if the amount is too small, or everybody or too many have it', () => {
    expect(holdersOf([0, 0, 0])).toEqual([]);
    expect(holdersOf([2, 1], 3)).toEqual([]);
    expect(holdersOf([4, 4])).toEqual([]);
    expect(holdersOf([4, 4, 4, 1])).toEqual([]);
  });
});
