import { LEVELS, type Level } from '@cap-diamant/bots/levels';
import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { count } from './fields.ts';
import { TimeControl } from './time.ts';

export const Person = v.object({ id: v.string(), name: v.string() });
/** Somebody as others see them. */
export type Person = Readonly<v.InferOutput<typeof Person>>;

export const TABLE_STATES = ['open', 'playing', 'over'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** Plays for people who resign or run out of time, unless the table says otherwise. */
export const SUBSTITUTE: Level = 'medium';

export const SeatInfo = v.variant('kind', [
  /** `away`: a bot plays for the person, who may return. Nobody's name is empty but that of people who deleted it. */
  v.object({ kind: v.literal('person'), person: Person, away: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
]);
export type SeatInfo = Readonly<v.InferOutput<typeof SeatInfo>>;

const Shuffle = v.object({ secret: v.string(), luck: v.array(v.string()), seed: v.string() });

export const TableInfo = v.object({
  id: v.string(),
  game: v.string(),
  /** The options of the game, with their defaults filled in. */
  options: v.unknown(),
  state: v.picklist(TABLE_STATES),
  seats: v.array(SeatInfo),
  seq: count,
  /** ISO 8601. */
  created: v.string(),
  listed: v.boolean(),
  time: v.nullable(TimeControl),
  /** Left out where it is the usual one. */
  substitute: v.optional(v.picklist(LEVELS)),
  /** When the table is cleared away unless somebody joins; only there shortly before. */
  closes: v.optional(v.string()),
  /** Only there where spectators are not let in. */
  spectators: v.optional(v.literal(false)),
  /** The hash of the secret that shuffles the game. */
  commitment: v.string(),
  /** What the game was shuffled with; public once it is over. */
  shuffle: v.optional(Shuffle),
});
/** What anybody who knows a table's id may know about it. */
export type TableInfo = Readonly<v.InferOutput<typeof TableInfo>>;

const AGuest = v.object({ person: Person, token: v.string() });
const AnError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

/** Reads the server's answers; one decoder for each. */
export const decodeGuest = (json: unknown): Result<v.InferOutput<typeof AGuest>> => decode(AGuest, json, 'answer');
export const decodeMe = (json: unknown): Result<{ person: Person }> =>
  decode(v.object({ person: Person }), json, 'answer');
export const decodeTable = (json: unknown): Result<{ table: TableInfo }> =>
  decode(v.object({ table: TableInfo }), json, 'answer');
export const decodeTables = (json: unknown): Result<{ tables: TableInfo[] }> =>
  decode(v.object({ tables: v.array(TableInfo) }), json, 'answer');
export const decodeError = (json: unknown): Result<v.InferOutput<typeof AnError>> => decode(AnError, json, 'answer');
