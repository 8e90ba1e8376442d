import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, random } from './random.ts';

/** A second ChaCha8, written plainly from the paper, to check the fast one. */
const referenceBlock = (key: Buffer, counter: number): number[] => {
  const start = [...Buffer.from('expand 32-byte k')];
  const word = (bytes: Buffer | number[], at: number): number => Buffer.from(bytes).readUInt32LE(4 * at);
  const input = [0, 1, 2, 3].map(at => word(start, at));
  for (let at = 0; at < 8; at++) input.push(word(key, at));
  input.push(counter, 0, 0, 0);
  const x = [...input];
  const get = (at: number): number => x[at] ?? 0;
  const mix = (a: number, b: number, c: number, turn: number): void => {
    x[a] = (get(a) + get(b)) >>> 0;
    const turned = (get(c) ^ get(a)) >>> 0;
    x[c] = ((turned << turn) | (turned >>> (32 - turn))) >>> 0;
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 4; round++) {
    for (let column = 0; column < 4; column++) quarter(column, column + 4, column + 8, column + 12);
    for (let at = 0; at < 4; at++) quarter(at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return x.map((value, at) => (value + (input[at] ?? 0)) >>> 0);
};

const hex = (words: readonly number[]): string => {
  const bytes = Buffer.alloc(4 * words.length);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, 4 * at);
  return bytes.toString('hex');
};

const draws = (seed: string, n: number, count: number): number[] => {
  const dice = random(seed);
  return Array.from({ length: count }, () => dice.below(n));
};

/** Pearson's chi-square statistic against equal counts. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const tallied = (numbers: readonly number[], kinds: number): number[] => {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
};

describe('random', () => {
  it('is compared with a generator that gives the published ChaCha8 stream', () => {
    expect(hex(referenceBlock(Buffer.alloc(32), 0))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it('is ChaCha8 keyed with the SHA-256 of its seed, block after block', () => {
    for (const seed of ['', 'a', 'Québec 1608', '🂡']) {
      const key = createHash('sha256').update(seed).digest();
      const stream = [0, 1, 2].flatMap(counter => referenceBlock(key, counter));
      expect(draws(seed, 2 ** 32, 48)).toEqual(stream);
    }
  });

  it('has drawn the same numbers ever since the first record was written', () => {
    expect(draws('cap-diamant', 1000, 8)).toMatchInlineSnapshot(`
      [
        519,
        411,
        676,
        752,
        681,
        286,
        667,
        227,
      ]
    `);
    expect(random('cap-diamant').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
      [
        1,
        7,
        5,
        2,
        6,
        3,
        4,
        8,
      ]
    `);
  });

  it('draws evenly where taking a remainder would not', () => {
    // Of 2³² words, a third more than n: the remainder would give the lower third twice as often.
    const n = 3 * 2 ** 30;
    const thirds = draws('even', n, 9000).map(drawn => Math.floor(drawn / 2 ** 30));
    expect(chiSquare(tallied(thirds, 3))).toBeLessThan(13.8); // 0.1 % of honest dice exceed this
  });

  it('draws evenly from small numbers', () => {
    expect(chiSquare(tallied(draws('small', 6, 60_000), 6))).toBeLessThan(20.5);
  });

  it('finds every order of three equally often', () => {
    const dice = random('orders');
    const orders = Array.from({ length: 12_000 }, () => dice.shuffle([0, 1, 2]).join(''));
    const names = [...new Set(orders)].sort();
    expect(names).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(chiSquare(names.map(name => orders.filter(order => order === name).length))).toBeLessThan(20.5);
  });

  it('shuffles into a permutation and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        const mixed = random(seed).shuffle(list);
        expect(list).toEqual(before);
        expect(mixed.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it('stays below the number asked for and repeats itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = draws(seed, n, 5);
        expect(drawn.every(number => Number.isInteger(number) && number >= 0 && number < n)).toBe(true);
        expect(draws(seed, n, 5)).toEqual(drawn);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to draw below %s', n => {
    expect(() => random('x').below(n)).toThrow(RangeError);
  });

  it('picks from a list, but not from an empty one', () => {
    expect(['a', 'b']).toContain(random('x').pick(['a', 'b']));
    expect(() => random('x').pick([])).toThrow(RangeError);
  });
});

describe('commitment', () => {
  it('is the SHA-256 anybody can compute', () => {
    const expected = createHash('sha256').update('cap-diamant:Québec').digest('hex');
    expect(commitment('Québec')).toBe(expected);
  });
});
