import { describe, expect, it } from 'vitest';
import { nth, sum } from './list.ts';

describe('nth', () => {
  it('gives an element, and throws where there is none', () => {
    expect(nth(['a', 'b'], 1)).toBe('b');
    expect(() => nth(['a', 'b'], 2)).toThrow('no element 2 in a list of 2');
  });
});

describe('sum', () => {
  it('adds up', () => {
    expect(sum([])).toBe(0);
    expect(sum([1, 2, 3.5])).toBe(6.5);
  });
});
