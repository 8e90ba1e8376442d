import { describe, expect, it } from 'vitest';
import { decodeClientMessage } from './client-message.ts';

const read = (message: unknown) => decodeClientMessage(JSON.stringify(message));
const PLAY = { kind: 'play', cid: 'c1', table: 't', decision: 3, moves: ['start', 'put c4r1'] };

describe('messages from clients', () => {
  it('are read, with what may be left out filled in and what is unknown ignored', () => {
    expect(read(PLAY)).toEqual({ ok: true, value: PLAY });
    expect(read({ kind: 'follow', cid: 'c', table: 't', colour: 'red' })).toEqual({
      ok: true,
      value: { kind: 'follow', cid: 'c', table: 't', offered: true, details: false },
    });
    expect(read({ kind: 'hello', protocol: 1 })).toMatchObject({ ok: true, value: { kind: 'hello', protocol: 1 } });
    expect(read({ kind: 'hello' })).toMatchObject({ ok: true, value: { protocol: undefined } });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['no cid', '{"kind":"resign","table":"t"}'],
    ['an empty cid', '{"kind":"resign","table":"t","cid":""}'],
    ['a long cid', JSON.stringify({ kind: 'resign', table: 't', cid: 'x'.repeat(65) })],
    ['a number as cid', '{"kind":"resign","table":"t","cid":7}'],
    ['a hello with a strange token', '{"kind":"hello","protocol":1,"token":7}'],
  ])('have no usable cid: %s', (_, frame) => {
    expect(decodeClientMessage(frame)).toMatchObject({ ok: false, error: { cid: null } });
  });

  it.each([
    ['kind', { ...PLAY, kind: 'cheat' }],
    ['kind', { ...PLAY, kind: 'toString' }],
    ['table', { ...PLAY, table: undefined }],
    ['decision', { ...PLAY, decision: null }],
    ['decision', { ...PLAY, decision: 1.5 }],
    ['decision', { ...PLAY, decision: -1 }],
    ['moves', { ...PLAY, moves: [] }],
    ['moves', { ...PLAY, moves: 'start' }],
    ['moves.1', { ...PLAY, moves: ['start', 7] }],
    ['to', { kind: 'undo', cid: 'c1', table: 't', to: '3' }],
    ['yes', { kind: 'answer', cid: 'c1', table: 't' }],
    ['since', { kind: 'follow', cid: 'c1', table: 't', since: -1 }],
    ['offered', { kind: 'follow', cid: 'c1', table: 't', offered: 'no' }],
  ])('are refused by their cid, naming the field "%s"', (field, message) => {
    const refused = read(message);
    expect(refused).toMatchObject({ ok: false, error: { cid: 'c1' } });
    expect(refused.ok || refused.error.message).toContain(`"${field}"`);
  });

  it('count characters, not code units', () => {
    expect(read({ ...PLAY, cid: '🏰'.repeat(64) }).ok).toBe(true);
    expect(read({ ...PLAY, cid: '🏰'.repeat(65) }).ok).toBe(false);
  });
});
