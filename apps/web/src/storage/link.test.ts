import { describe, expect, it } from 'vitest';
import { pack, unpack } from './link.ts';

const RECORD = JSON.stringify({ game: 'quebec', moves: Array.from({ length: 120 }, (_, at) => `stage c${at % 17}r3`) });

describe('a link', () => {
  it('survives a round trip in any script, and compresses', async () => {
    const packed = await pack(RECORD);
    expect(await unpack(packed)).toEqual({ ok: true, value: RECORD });
    expect(packed.length).toBeLessThan(RECORD.length / 4);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(await pack('Жанна, Étienne'))).toEqual({ ok: true, value: 'Жанна, Étienne' });
  });

  it('detects every truncation and corruption', async () => {
    const packed = await pack(RECORD);
    for (let length = 0; length < packed.length - 1; length += 7) {
      expect((await unpack(packed.slice(0, length))).ok, `cut at ${length}`).toBe(false);
    }
    const middle = packed.length >> 1;
    const other = packed[middle] === 'A' ? 'B' : 'A';
    expect((await unpack(packed.slice(0, middle) + other + packed.slice(middle + 1))).ok).toBe(false);
    expect((await unpack('not base 64!')).ok).toBe(false);
  });
});
