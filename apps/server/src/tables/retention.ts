import type { Database } from '../storage/database.ts';
import { personsIn } from './table-rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A day is promised; another one for clients that were asleep. */
const COMMANDS_KEPT = 2 * DAY;

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
    const idle = await db
      .selectFrom('tables')
      .select(['id', 'seats'])
      .where('state', '=', 'open')
      .where('changed', '<', now - DAY)
      .execute();
    const empty = idle.filter(row => personsIn(row).length === 0).map(({ id }) => id);
    for (const id of empty) {
      await db.deleteFrom('members').where('table_id', '=', id).execute();
      await db.deleteFrom('events').where('table_id', '=', id).execute();
      await db.deleteFrom('tables').where('id', '=', id).execute();
    }
    return empty;
  });
