import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

/** How long a node has for what it has taken; after that it counts as dead, and another one does it. */
const LEASE_MS = 8000;
const MOST_AT_ONCE = 100;

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const outOfTime = (db: Kysely<Schema>, by: number) =>
  db.selectFrom('tables').select('id').where('clock_due', '<=', by).limit(MOST_AT_ONCE);

/**
 * The tables where a clock has run out by a time. Where several nodes look, each takes those no other has: for a while
 * they are not due, and the event that is written next says when they are.
 */
export const takeTablesOutOfTime = async ({ db, commit, isShared }: Database, by: number): Promise<string[]> => {
  const due = idsOf(await outOfTime(db, by).execute());
  if (!isShared || due.length === 0) return due;
  return commit(async transaction => {
    const taken = idsOf(await outOfTime(transaction, by).forUpdate().skipLocked().execute());
    if (taken.length === 0) return taken;
    await transaction
      .updateTable('tables')
      .set({ clock_due: by + LEASE_MS })
      .where('id', 'in', taken)
      .execute();
    return taken;
  });
};

const awaitingBots = (db: Kysely<Schema>, unchangedSince: number) =>
  db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'playing')
    .where('bot_due', '=', 1)
    .where('changed', '<=', unchangedSince);

const touch = (db: Kysely<Schema>, ids: readonly string[], now: number) =>
  db.updateTable('tables').set({ changed: now }).where('id', 'in', ids).execute();

/** The tables where a bot has to move. */
export const tablesAwaitingBots = async (db: Kysely<Schema>): Promise<string[]> =>
  idsOf(await awaitingBots(db, Number.MAX_SAFE_INTEGER).execute());

/** Says that the bots of these tables are being thought for, so that nobody else begins. */
export const holdTables = async ({ commit }: Database, ids: readonly string[], now: number): Promise<void> => {
  if (ids.length > 0) await commit(transaction => touch(transaction, ids, now));
};

/**
 * Takes tables where a bot has to move and nobody lets it: the node that wrote the last event, or took the table, is
 * gone. A node that lives says so for the tables where its bots think, `thinking`.
 */
export const takeTablesAwaitingBots = async (
  { commit }: Database,
  thinking: readonly string[],
  now: number,
): Promise<string[]> =>
  commit(async transaction => {
    if (thinking.length > 0) await touch(transaction, thinking, now);
    const abandoned = awaitingBots(transaction, now - LEASE_MS).limit(MOST_AT_ONCE);
    const taken = idsOf(await abandoned.forUpdate().skipLocked().execute());
    if (taken.length > 0) await touch(transaction, taken, now);
    return taken;
  });
