import { expect, it } from 'vitest';
import type { WireFeed } from './feed.ts';
import { decodeServerMessage } from './server-message.ts';

const FEED: WireFeed = {
  seat: 1,
  length: 42,
  decision: 57,
  turn: { seat: 1, fresh: true },
  actors: [1],
  offered: ['start'],
  view: {},
  entries: [{ n: 41, seat: 0, effects: [{ kind: 'sent' }] }],
  undo: { by: 0, to: 38, agreed: [0] },
  resigned: [],
  outcome: null,
  commitment: 'c',
  seed: null,
};
const BEFORE: WireFeed = { ...FEED, seat: null, decision: null, turn: null, offered: null, view: null, undo: null };

it.each([
  { kind: 'welcome', protocol: 1, person: null },
  { kind: 'welcome', protocol: 1, person: { id: 'p', name: 'Anne' } },
  { kind: 'snapshot', cid: 'c', table: 't', seq: 57, feed: FEED },
  { kind: 'event', table: 't', seq: 57, from: 55, feed: BEFORE },
  { kind: 'done', cid: 'c' },
  { kind: 'done', cid: 'c', seq: 58 },
  { kind: 'refused', cid: null, code: 'bad-request', message: 'no' },
  { kind: 'refused', cid: 'c', code: 'illegal-move', message: 'no', at: 1, seq: 57 },
])('reads $kind', message => expect(decodeServerMessage(message)).toEqual({ ok: true, value: message }));

it.each([
  { kind: 'gossip' },
  { kind: 'done' },
  { kind: 'refused', cid: 'c', code: 'whim', message: 'no' },
  { kind: 'event', table: 't', seq: 57, from: 55, feed: { ...FEED, entries: [{ n: 41, seat: 0 }] } },
])('refuses %j', message => expect(decodeServerMessage(message).ok).toBe(false));
