import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { personsIn } from './table-rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A day is promised; another one for clients that were asleep. */
const COMMANDS_KEPT = 2 * DAY;
/** Cookies last as long. */
const SESSIONS_KEPT = 400 * DAY;
const NOTICES_KEPT = 30 * DAY;
/** How long before they are cleared away people hear about their tables. */
const WARNING = 3 * DAY;

/** How long tables are kept. */
export interface Retention {
  /** Days after which an open table that nobody joins is cleared away. */
  readonly openDays: number;
  /** Days after which a finished game is cleared away; 0: never. */
  readonly overDays: number;
}

const USUAL_RETENTION: Retention = { openDays: 30, overDays: 0 };

const clearRecords = async (db: Kysely<Schema>, now: number): Promise<void> => {
  await db
    .deleteFrom('commands')
    .where('at', '<', now - COMMANDS_KEPT)
    .execute();
  await db
    .deleteFrom('answers')
    .where('at', '<', now - COMMANDS_KEPT)
    .execute();
  await db.deleteFrom('codes').where('expires', '<', now).execute();
  await db.deleteFrom('limits').where('full_at', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where('seen', '<', now - SESSIONS_KEPT)
    .where('created', '<', now - SESSIONS_KEPT)
    .execute();
  await db
    .deleteFrom('notices')
    .where('created', '<', now - NOTICES_KEPT)
    .execute();
};

const idleTables = (db: Kysely<Schema>, state: string, since: number) =>
  db.selectFrom('tables').select(['id', 'seats', 'closes']).where('state', '=', state).where('changed', '<', since);

/** Says when a table will be cleared away, in the table and to the devices of those who sit there. */
const warn = async (db: Kysely<Schema>, id: string, persons: readonly string[], now: number): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ closes: now + WARNING })
    .where('id', '=', id)
    .execute();
  for (const person of persons) {
    await db
      .insertInto('notices')
      .values({
        person,
        table_id: id,
        decision: 0,
        seat: 0,
        created: now,
        due: now,
        state: 'waiting',
        reason: '',
        tries: 0,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
};

export const removeTable = async (db: Kysely<Schema>, id: string): Promise<void> => {
  for (const table of ['chat', 'reports', 'notices', 'members', 'events'] as const) {
    await db
      .deleteFrom(table as 'chat')
      .where('table_id', '=', id)
      .execute();
  }
  await db.deleteFrom('tables').where('id', '=', id).execute();
};

/**
 * Clears away what nobody needs any more: open tables nobody has sat at for a day, those that nobody joins (after a
 * warning), finished games if the host wants that, and the answers to repeated commands and requests. Returns the ids
 * of the tables.
 */
export const clearAway = (
  { commit }: Database,
  now: number,
  { openDays, overDays }: Retention = USUAL_RETENTION,
): Promise<readonly string[]> =>
  commit(async db => {
    await clearRecords(db, now);
    const gone: string[] = [];
    for (const { id, seats, closes } of await idleTables(db, 'open', now - DAY).execute()) {
      const persons = personsIn({ seats });
      if (persons.length === 0 || (closes !== null && Number(closes) <= now)) gone.push(id);
    }
    const unwarned = idleTables(db, 'open', now - openDays * DAY + WARNING).where('closes', 'is', null);
    for (const { id, seats } of await unwarned.execute()) {
      if (!gone.includes(id)) await warn(db, id, personsIn({ seats }), now);
    }
    if (overDays > 0) {
      for (const { id } of await idleTables(db, 'over', now - overDays * DAY).execute()) gone.push(id);
    }
    for (const id of gone) await removeTable(db, id);
    return gone;
  });
