import { expect, it } from 'vitest';
import { decodeTable, type TableInfo } from './table.ts';

const TABLE: TableInfo = {
  id: 't',
  game: 'quebec',
  options: { players: 3 },
  state: 'open',
  seats: [{ kind: 'person', person: { id: 'p', name: 'Anne' } }, { kind: 'open' }, { kind: 'bot', level: 'medium' }],
  seq: 1,
  created: '2026-11-17T00:00:00.000Z',
  listed: true,
  time: null,
  commitment: 'c',
};

it('reads tables', () => {
  expect(decodeTable({ table: TABLE })).toEqual({ ok: true, value: { table: TABLE } });
  const over = { ...TABLE, state: 'over', shuffle: { secret: 's', luck: ['', 'x', ''], seed: 'y' } };
  expect(decodeTable({ table: over }).ok).toBe(true);
  expect(decodeTable({ table: { ...TABLE, seats: [{ kind: 'person' }] } }).ok).toBe(false);
  expect(decodeTable({ table: { ...TABLE, state: 'paused' } }).ok).toBe(false);
});
