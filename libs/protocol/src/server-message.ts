import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { REFUSALS } from './codes.ts';
import { WireFeed } from './feed.ts';
import { count } from './fields.ts';
import { Person } from './table.ts';

const Welcome = v.object({ kind: v.literal('welcome'), protocol: v.number(), person: v.nullable(Person) });
const Snapshot = v.object({
  kind: v.literal('snapshot'),
  cid: v.string(),
  table: v.string(),
  seq: count,
  feed: WireFeed,
});
const Event = v.object({
  kind: v.literal('event'),
  table: v.string(),
  seq: count,
  /** The last seq this client was sent. */
  from: count,
  feed: WireFeed,
});
/** The views of this seat after the first `from` decisions, after one more, and so on. */
const Past = v.object({
  kind: v.literal('past'),
  cid: v.string(),
  table: v.string(),
  seq: count,
  from: count,
  views: v.array(v.unknown()),
});
const Done = v.object({ kind: v.literal('done'), cid: v.string(), seq: v.optional(count) });
const Refused = v.object({
  kind: v.literal('refused'),
  cid: v.nullable(v.string()),
  code: v.picklist(REFUSALS),
  message: v.string(),
  /** The index of the first move that could not be played. */
  at: v.optional(count),
  seq: v.optional(count),
});
const ServerMessage = v.variant('kind', [Welcome, Snapshot, Event, Past, Done, Refused]);

export type Refused = Readonly<v.InferOutput<typeof Refused>>;
export type ServerMessage = Readonly<v.InferOutput<typeof ServerMessage>>;

/** Reads a frame from the server, already parsed as JSON. */
export const decodeServerMessage = (json: unknown): Result<ServerMessage> => decode(ServerMessage, json, 'message');
