import type { Database } from '../storage/database.ts';
import { personsIn } from './table-rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A day is promised; another one for clients that were asleep. */
const COMMANDS_KEPT = 2 * DAY;
/** Cookies last as long. */
const SESSIONS_KEPT = 400 * DAY;
const NOTICES_KEPT = 30 * DAY;

/**
 * Clears away what nobody needs any more: open tables nobody has sat at for a day, and the answers to repeated
 * commands and requests. Returns the ids of the tables.
 */
export const clearAway = ({ commit }: Database, now: number): Promise<readonly string[]> =>
  commit(async db => {
    await db
      .deleteFrom('commands')
      .where('at', '<', now - COMMANDS_KEPT)
      .execute();
    await db
      .deleteFrom('answers')
      .where('at', '<', now - COMMANDS_KEPT)
      .execute();
    await db.deleteFrom('codes').where('expires', '<', now).execute();
    await db
      .deleteFrom('sessions')
      .where('seen', '<', now - SESSIONS_KEPT)
      .where('created', '<', now - SESSIONS_KEPT)
      .execute();
    await db
      .deleteFrom('notices')
      .where('created', '<', now - NOTICES_KEPT)
      .execute();
    const idle = await db
      .selectFrom('tables')
      .select(['id', 'seats'])
      .where('state', '=', 'open')
      .where('changed', '<', now - DAY)
      .execute();
    const empty = idle.filter(row => personsIn(row).length === 0).map(({ id }) => id);
    for (const id of empty) {
      for (const table of ['chat', 'reports', 'notices'] as const) {
        await db
          .deleteFrom(table as 'chat')
          .where('table_id', '=', id)
          .execute();
      }
      await db.deleteFrom('members').where('table_id', '=', id).execute();
      await db.deleteFrom('events').where('table_id', '=', id).execute();
      await db.deleteFrom('tables').where('id', '=', id).execute();
    }
    return empty;
  });
