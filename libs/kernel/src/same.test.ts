import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from './same.ts';

describe('same', () => {
  it('holds for data and its way through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), json => {
        const plain: unknown = JSON.parse(JSON.stringify(json)); // JSON has no -0
        expect(same(JSON.parse(JSON.stringify(plain)), plain)).toBe(true);
      }),
    );
  });

  it.each([
    [0, -0],
    [{ a: undefined }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[], {}],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    ['1', 1],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  it('does not take the ruins of a Map, a Set or a typed array for the thing', () => {
    for (const thing of [new Map([[1, 2]]), new Set([1]), new Uint8Array([1, 2])]) {
      expect(same(JSON.parse(JSON.stringify(thing)), thing)).toBe(false);
    }
  });

  it('holds for NaN, and for keys in another order', () => {
    expect(same([Number.NaN], [Number.NaN])).toBe(true);
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });
});
