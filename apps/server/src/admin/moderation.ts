import type { Clock } from '../clock.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Endings } from '../people/endings.ts';
import { peopleBy } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { Shards } from '../storage/shards.ts';
import { removeTable } from '../tables/retention.ts';
import { personsIn } from '../tables/table-rows.ts';
import { findRow } from '../tables/table-store.ts';
import type { Tables } from '../tables/tables.ts';
import { noteAct } from './acts.ts';

/** What admins act on. */
export interface Moderated {
  readonly database: Database;
  readonly shards: Shards;
  readonly tables: Pick<Tables, 'playedBy' | 'giveUp' | 'forget'>;
  readonly lobby: Pick<Lobby, 'remove'>;
  readonly endings: Endings;
  readonly now: Clock;
}

/** What admins can do. Each tells whether there was such a thing. */
type Moderation = (server: Moderated, admin: string, id: string) => Promise<boolean>;

/**
 * Somebody may not come back: their sessions end everywhere, no code or passkey opens a new one, and at their tables
 * they give up. What they did stays.
 */
export const blockPerson: Moderation = async ({ database, tables, endings, now }, admin, id) => {
  if (!(await peopleBy(database.db, [id])).has(id)) return false;
  const ended = await database.commit(async db => {
    await noteAct(db, { admin, act: 'block', subject: id }, now());
    await db.updateTable('people').set({ blocked: now() }).where('id', '=', id).execute();
    await db.deleteFrom('codes').where('person', '=', id).execute();
    return db.deleteFrom('sessions').where('person', '=', id).returning('hash').execute();
  });
  endings.end(ended.map(({ hash }) => hash));
  for (const table of await tables.playedBy(id)) await tables.giveUp(table, id);
  return true;
};

export const unblockPerson: Moderation = ({ database, now }, admin, id) =>
  database.commit(async db => {
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ blocked: null })
      .where('id', '=', id)
      .where('blocked', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await noteAct(db, { admin, act: 'unblock', subject: id }, now());
    return true;
  });

/** A game that is played ends because all people give up; any other table goes, with everything that was said there. */
export const closeTable: Moderation = async ({ database, shards, tables, lobby, now }, admin, id) => {
  const { db, commit } = shards.of(id);
  const row = await findRow(db, id);
  if (row === undefined) return false;
  // The record first: what is done is always on it.
  await database.commit(transaction => noteAct(transaction, { admin, act: 'close-table', subject: id }, now()));
  if (row.state !== 'playing') await commit(transaction => removeTable(transaction, id));
  if (row.state === 'playing') {
    for (const person of personsIn(row)) await tables.giveUp(id, person);
  } else {
    tables.forget(id);
    lobby.remove(id);
  }
  return true;
};

/** What was said is fine: nobody has to read the report again. */
export const dismissReport = async (
  { database, shards, now }: Moderated,
  admin: string,
  table: string,
  n: number,
): Promise<boolean> => {
  const { db, commit } = shards.of(table);
  const reports = db.selectFrom('reports').select('n').where('table_id', '=', table).where('n', '=', n);
  if ((await reports.limit(1).executeTakeFirst()) === undefined) return false;
  await database.commit(transaction => noteAct(transaction, { admin, act: 'dismiss-report', subject: table }, now()));
  await commit(transaction =>
    transaction.deleteFrom('reports').where('table_id', '=', table).where('n', '=', n).execute(),
  );
  return true;
};
