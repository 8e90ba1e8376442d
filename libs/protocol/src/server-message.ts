import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { ChatLine } from './chat.ts';
import { REFUSALS } from './codes.ts';
import { WireFeed } from './feed.ts';
import { count } from './fields.ts';
import { Person, SeatInfo, TableInfo } from './table.ts';
import { ClockInfo } from './time.ts';

const Welcome = v.object({ kind: v.literal('welcome'), protocol: v.number(), person: v.nullable(Person) });
/** What surrounds the game, for clients that follow with `details`. */
const Details = v.object({
  seats: v.array(SeatInfo),
  /** Null at tables without clocks, and before the start. */
  clock: v.nullable(ClockInfo),
  /** The table of the rematch, once somebody wants one; told to those who sit here. */
  rematch: v.nullable(v.string()),
});
export type Details = Readonly<v.InferOutput<typeof Details>>;

const Snapshot = v.object({
  kind: v.literal('snapshot'),
  cid: v.string(),
  table: v.string(),
  seq: count,
  feed: WireFeed,
  details: v.optional(Details),
});
const Event = v.object({
  kind: v.literal('event'),
  table: v.string(),
  seq: count,
  /** The last seq this client was sent. */
  from: count,
  feed: WireFeed,
  details: v.optional(Details),
});
const Done = v.object({
  kind: v.literal('done'),
  cid: v.string(),
  seq: v.optional(count),
  /** The next table, after a `rematch`. */
  table: v.optional(v.string()),
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
const Refused = v.object({
  kind: v.literal('refused'),
  cid: v.nullable(v.string()),
  code: v.picklist(REFUSALS),
  message: v.string(),
  /** The index of the first move that could not be played. */
  at: v.optional(count),
  seq: v.optional(count),
});
/** What was said in the room of this reader: at first the latest lines, then each new one. */
const Chat = v.object({ kind: v.literal('chat'), table: v.string(), lines: v.array(ChatLine) });
/** Who is connected: the seats, and how many spectators. */
const Presence = v.object({ kind: v.literal('presence'), table: v.string(), seats: v.array(count), spectators: count });
/** Who sits at the table, when somebody there has a new name. */
const People = v.object({ kind: v.literal('people'), table: v.string(), seats: v.array(SeatInfo) });
/** Open tables. `whole`: these are all; otherwise these are new or changed, and those in `gone` are not open any more. */
const LobbyTables = v.object({
  kind: v.literal('lobby'),
  whole: v.boolean(),
  tables: v.array(TableInfo),
  gone: v.array(v.string()),
});
const ServerMessage = v.variant('kind', [
  Welcome,
  Snapshot,
  Event,
  Past,
  Done,
  Refused,
  Chat,
  Presence,
  People,
  LobbyTables,
]);

export type Refused = Readonly<v.InferOutput<typeof Refused>>;
export type ServerMessage = Readonly<v.InferOutput<typeof ServerMessage>>;

/** Reads a frame from the server, already parsed as JSON. */
export const decodeServerMessage = (json: unknown): Result<ServerMessage> => decode(ServerMessage, json, 'message');
