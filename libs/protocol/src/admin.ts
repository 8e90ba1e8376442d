import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { count } from './fields.ts';
import { Person } from './table.ts';

/** What admins can do. */
export const ADMIN_ACTS = ['block', 'unblock', 'close-table', 'dismiss-report'] as const;

const AdminAct = v.object({
  at: v.string(),
  /** The name of the admin. */
  admin: v.string(),
  act: v.picklist(ADMIN_ACTS),
  /** The id of a person or a table. */
  subject: v.string(),
});
export type AdminAct = Readonly<v.InferOutput<typeof AdminAct>>;

const Load = v.object({
  sockets: count,
  tablesInMemory: count,
  tablesFollowed: count,
  botsThinking: count,
  /** How long timers waited for their turn. */
  eventLoopMs: v.object({ p50: v.number(), p99: v.number(), max: v.number() }),
  memoryBytes: count,
  uptimeSeconds: count,
  connections: v.object({ total: count, idle: count, waiting: count }),
});

const AdminTable = v.object({
  id: v.string(),
  game: v.string(),
  state: v.picklist(['open', 'playing', 'over']),
  people: v.array(Person),
  listed: v.boolean(),
  created: v.string(),
  changed: v.string(),
});

const FailedNotice = v.object({ table: v.string(), person: Person, at: v.string(), reason: v.string(), tries: count });

/** What somebody said that somebody else found should not have been said. */
const ReportedLine = v.object({
  table: v.string(),
  n: count,
  at: v.string(),
  by: Person,
  speaker: Person,
  text: v.optional(v.string()),
  phrase: v.optional(v.string()),
});

const AdminOverview = v.object({
  /** Who asks. */
  admin: v.string(),
  load: Load,
  counts: v.object({ open: count, playing: count, over: count }),
  tables: v.array(AdminTable),
  notices: v.array(FailedNotice),
  reports: v.array(ReportedLine),
  blocked: v.array(v.object({ person: Person, at: v.string() })),
  acts: v.array(AdminAct),
});
/** What somebody who looks after a server has to know. */
export type AdminOverview = Readonly<v.InferOutput<typeof AdminOverview>>;

export const decodeAdminOverview = (json: unknown): Result<AdminOverview> => decode(AdminOverview, json, 'answer');
export const decodeDismissal = (json: unknown): Result<{ table: string; n: number }> =>
  decode(v.object({ table: v.string(), n: count }), json, 'request');
