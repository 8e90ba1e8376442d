import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { run } from '../testing/program.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const TABLE = {
  id: 't',
  game: 'quebec',
  options: { players: 2 },
  state: 'over',
  seats: [
    { kind: 'person', person: { id: 'p', name: 'Anne' } },
    { kind: 'bot', level: 'easy' },
  ],
  seq: 90,
  created: '2026-11-17T00:00:00.000Z',
  listed: true,
  time: null,
  commitment: sha256('cap-diamant:secret'),
  shuffle: { secret: 'secret', luck: ['clover', ''], seed: sha256('secret|clover|') },
};

const verify = (table: unknown) => run(['verify', '-'], { input: JSON.stringify(table) });

it('tells a fair shuffle from others', async () => {
  expect(await verify({ table: TABLE })).toMatchObject({ code: 0, stdout: expect.stringContaining(TABLE.commitment) });
  expect((await verify(TABLE)).code).toBe(0);
  const { shuffle, ...running } = TABLE;
  expect(await verify({ ...TABLE, shuffle: { ...shuffle, seed: 'chosen' } })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('not fair'),
  });
  expect(await verify(running)).toMatchObject({ code: 1, stdout: expect.stringContaining('not over') });
  expect((await verify({ commitment: 'x' })).code).toBe(2);
});
