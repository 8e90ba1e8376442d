import { describe, expect, it } from 'vitest';
import { decodeNewGuest, decodeNewTable, decodeSit, decodeTablesQuery } from './requests.ts';

describe('the name of a guest', () => {
  it('is trimmed', () => expect(decodeNewGuest({ name: '  Anne ' })).toEqual({ ok: true, value: { name: 'Anne' } }));

  it.each(['A', 'é'.repeat(40), '🏰'.repeat(40)])('may be %s', name => {
    expect(decodeNewGuest({ name }).ok).toBe(true);
  });

  it.each(['', '   ', 'x'.repeat(41), 7, null, undefined, ['Anne'], '\ud800'])('may not be %s', name => {
    const decoded = decodeNewGuest({ name });
    expect(decoded.ok || decoded.error.message).toContain('"name"');
  });
});

describe('a new table', () => {
  const TABLE = { game: 'quebec', seats: ['me', 'open', { bot: 'medium' }] };

  it('is listed, without a clock, options or luck, unless it says so', () => {
    expect(decodeNewTable(TABLE)).toEqual({
      ok: true,
      value: { ...TABLE, options: {}, listed: true, time: null, substitute: 'medium', spectators: true, luck: '' },
    });
  });

  it.each([
    ['game', { ...TABLE, game: 7 }],
    ['seats', { game: 'quebec' }],
    ['seats', { ...TABLE, seats: ['me', 'me'] }],
    ['seats.0', { ...TABLE, seats: ['you'] }],
    ['seats.0', { ...TABLE, seats: [{ bot: 'god' }] }],
    ['options', { ...TABLE, options: [] }],
    ['options', { ...TABLE, options: null }],
    ['listed', { ...TABLE, listed: 'yes' }],
    ['time', { ...TABLE, time: 60 }],
    ['time.kind', { ...TABLE, time: { kind: 'fast', bank: 60, increment: 5 } }],
    ['time.bank', { ...TABLE, time: { kind: 'live', bank: 5, increment: 5 } }],
    ['time.cap', { ...TABLE, time: { kind: 'correspondence', bank: 86_400, increment: 5 } }],
    ['substitute', { ...TABLE, substitute: 'god' }],
    ['spectators', { ...TABLE, spectators: 0 }],
    ['luck', { ...TABLE, luck: 'x'.repeat(65) }],
    ['luck', { ...TABLE, luck: 7 }],
  ])('is refused, naming "%s"', (field, table) => {
    const decoded = decodeNewTable(table);
    expect(decoded.ok || decoded.error.message).toContain(`"${field}"`);
  });
});

it('a seat may be named or not', () => {
  expect(decodeSit({})).toEqual({ ok: true, value: { luck: '' } });
  expect(decodeSit({ seat: 2, luck: 'x' })).toEqual({ ok: true, value: { seat: 2, luck: 'x' } });
  for (const seat of [-1, 1.5, '1', null]) expect(decodeSit({ seat }).ok).toBe(false);
});

it('lists are asked for by state, owner and place', () => {
  expect(decodeTablesQuery({})).toEqual({ ok: true, value: { mine: 'false' } });
  expect(decodeTablesQuery({ state: 'open', mine: 'true', before: 'x' }).ok).toBe(true);
  for (const query of [{ state: 'shut' }, { mine: '1' }, { state: ['open', 'over'] }]) {
    expect(decodeTablesQuery(query).ok).toBe(false);
  }
});
