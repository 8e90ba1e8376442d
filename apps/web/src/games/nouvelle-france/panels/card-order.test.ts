import { describe, expect, it } from 'vitest';
import { movedTo } from './card-order.ts';

describe('a row of cards', () => {
  it('moves a card and shifts the others', () => {
    expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
  });

  it('stays as it is at its ends', () => {
    const row = ['a', 'b', 'c'];
    for (const [from, to] of [
      [0, -1],
      [2, 3],
      [1, 1],
      [5, 0],
    ] as const)
      expect(movedTo(row, from, to)).toBe(row);
  });
});
