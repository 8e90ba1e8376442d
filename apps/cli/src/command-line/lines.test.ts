import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineBuffer, LONGEST, linesOf } from './lines.ts';

describe('LineBuffer', () => {
  it('puts lines together however they are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '\n') })), pieces => {
        const buffer = new LineBuffer();
        const lines = [...pieces.flatMap(piece => buffer.push(piece)), ...buffer.end()];
        const whole = pieces.join('').split('\n');
        expect(lines).toEqual(whole.at(-1) === '' ? whole.slice(0, -1) : whole);
      }),
    );
  });

  it('cuts off overlong lines and continues with the next line', () => {
    const buffer = new LineBuffer();
    const piece = 'x'.repeat(2 ** 20);
    for (let sent = 0; sent < 40; sent++) buffer.push(piece);
    const [long, next] = buffer.push('\nnext\n');
    expect(long).toHaveLength(LONGEST + 1);
    expect(next).toBe('next');
  });
});

describe('linesOf', () => {
  it('keeps letters whole that arrive in two pieces', async () => {
    const bytes = Buffer.from('é\nб');
    const lines: string[] = [];
    for await (const bunch of linesOf(Readable.from([bytes.subarray(0, 1), bytes.subarray(1, 4), bytes.subarray(4)]))) {
      lines.push(...bunch);
    }
    expect(lines).toEqual(['é', 'б']);
  });
});
