import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Seeded randomness: ChaCha8 (the generator of Go's `math/rand/v2`), keyed with SHA-256 of a string.
 * Sixteen 32-bit words come from each block; a draw below `n` throws away the words that would favour
 * some results. Strong on purpose: nobody can work out from the cards already seen which come next.
 */
export interface Random {
  /** A whole number from 0 to `n - 1`, all equally likely; `n` is at most 2³². */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

const WORDS = 16;
const DOUBLE_ROUNDS = 4;
const TWO_32 = 2 ** 32;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]; // "expand 32-byte k", as in RFC 8439

const quarterRound = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  let [p, q, r, s] = [x[a] as number, x[b] as number, x[c] as number, x[d] as number];
  p = (p + q) | 0;
  s ^= p;
  s = (s << 16) | (s >>> 16);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 12) | (q >>> 20);
  p = (p + q) | 0;
  s ^= p;
  s = (s << 8) | (s >>> 24);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 7) | (q >>> 25);
  x[a] = p;
  x[b] = q;
  x[c] = r;
  x[d] = s;
};

const scramble = (input: Uint32Array, out: Uint32Array): void => {
  out.set(input);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] = (out[i] as number) + (input[i] as number);
};

const keyed = (seed: string): Uint32Array => {
  const key = sha256(utf8ToBytes(seed));
  const input = new Uint32Array(WORDS);
  input.set(SIGMA);
  const bytes = new DataView(key.buffer, key.byteOffset);
  for (let i = 0; i < 8; i++) input[4 + i] = bytes.getUint32(4 * i, true);
  return input;
};

export const random = (seed: string): Random => {
  const input = keyed(seed);
  const block = new Uint32Array(WORDS);
  let used = WORDS;

  const word = (): number => {
    if (used === WORDS) {
      scramble(input, block);
      input[12] = (input[12] as number) + 1;
      used = 0;
    }
    return block[used++] as number;
  };

  const below = (n: number): number => {
    if (!(Number.isInteger(n) && n >= 1 && n <= TWO_32)) {
      throw new RangeError(`below() takes a whole number from 1 to 2^32, not ${n}`);
    }
    const bound = n >>> 0; // 32-bit integer arithmetic is many times faster than that of doubles
    if (bound === 0) return word(); // n is 2³²
    const uneven = (-bound >>> 0) % bound; // 2³² mod n: this many words would favour the small results
    let drawn = word();
    while (drawn >= TWO_32 - uneven) drawn = word();
    return drawn % bound;
  };

  return {
    below,
    pick: list => list[below(list.length)] as (typeof list)[number],
    shuffle: list => {
      const mixed = list.slice();
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const swap = mixed[i] as (typeof mixed)[number];
        mixed[i] = mixed[j] as (typeof mixed)[number];
        mixed[j] = swap;
      }
      return mixed;
    },
  };
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text, in hex. */
export const sha256Hex = (text: string): string => hex(sha256(utf8ToBytes(text)));

/** The hash of a seed that is published before the game, so that players can check the shuffle afterwards. */
export const commitment = (seed: string): string => sha256Hex(`cap-diamant:${seed}`);
