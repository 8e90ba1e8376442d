import { same } from '@cap-diamant/kernel';
import type { TableInfo, TableState } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import { peopleBy } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { prepared } from '../storage/prepared.ts';
import type { CommandRow, EventRow, Schema, TableRow } from '../storage/schema.ts';
import type { Shards } from '../storage/shards.ts';
import { noteAsked, noticesFor } from './outbox.ts';
import type { Table } from './table.ts';
import type { LoggedEvent, TableEvent } from './table-event.ts';
import { infoFrom, personsIn, rowOf, standingOf, summaryOf } from './table-rows.ts';

/** A list's length. */
const PAGE = 50;

/** Tables as somebody asks for them. */
export interface TableFilter {
  readonly state: TableState | undefined;
  /** Only tables this person made or sits at; otherwise only listed ones. */
  readonly mine: string | undefined;
  /** Only tables older than this one. */
  readonly before: Pick<TableRow, 'created' | 'id'> | undefined;
}

/** Who sent a command; bots and the server itself send none. */
export interface Sender {
  readonly person: string;
  readonly cid: string;
}

/** What became of an append; `lost`: another event came first; `repeated`: the command was carried out before. */
export type Appended = 'written' | 'lost' | 'repeated';

const eventRow = (id: string, seq: number, { event, at }: LoggedEvent) => ({
  table_id: id,
  seq,
  at,
  body: JSON.stringify(event),
});

export const eventFrom = ({ at, body }: Pick<EventRow, 'at' | 'body'>): LoggedEvent => ({
  event: JSON.parse(body) as TableEvent,
  at: Number(at),
});

/** Texts of any kind survive as JSON. */
const cidKey = (cid: string): string => JSON.stringify(cid);

export const insertTable = async (
  db: Kysely<Schema>,
  table: Table,
  events: readonly TableEvent[],
  now: number,
): Promise<void> => {
  const row = rowOf(table, now);
  await db.insertInto('tables').values(row).execute();
  await db
    .insertInto('events')
    .values(events.map((event, at) => eventRow(row.id, at + 1, { event, at: now })))
    .execute();
  for (const person of personsIn(row)) await db.insertInto('members').values({ table_id: row.id, person }).execute();
  await noteAsked(db, undefined, table, now);
};

/** What is written together with events: the command that caused them, and what else belongs to it. */
export interface Along {
  readonly sender?: Sender | undefined;
  readonly also?: ((db: Kysely<Schema>) => Promise<unknown>) | undefined;
}

const insertEvent = prepared((db, { table_id, seq, at, body }: EventRow) =>
  db
    .insertInto('events')
    .values({ table_id, seq, at, body })
    .onConflict(conflict => conflict.doNothing()),
);

const insertCommand = prepared((db, { person, cid, seq, at }: CommandRow) =>
  db
    .insertInto('commands')
    .values({ person, cid, seq, at })
    .onConflict(conflict => conflict.doNothing()),
);

const deleteCommand = prepared((db, { person, cid }: Pick<CommandRow, 'person' | 'cid'>) =>
  db.deleteFrom('commands').where('person', '=', person).where('cid', '=', cid),
);

/** Most events change nothing that lists are sorted or searched by. */
const touchTable = prepared((db, { id, seq, changed }: Pick<TableRow, 'id' | 'seq' | 'changed'>) =>
  db.updateTable('tables').set({ seq, changed }).where('id', '=', id),
);

const writeSummary = async (db: Kysely<Schema>, before: Table, after: Table, now: number): Promise<void> => {
  const { id } = before.header;
  const seatsChanged = before.seats !== after.seats;
  if (!seatsChanged && same(standingOf(before), standingOf(after))) {
    await touchTable(db, { id, seq: after.seq, changed: now });
    return;
  }
  const summary = summaryOf(after, now);
  await db.updateTable('tables').set(summary).where('id', '=', id).execute();
  if (seatsChanged) await writeMembers(db, id, personsIn(summary));
};

/** Adds events to a table's log if nothing was added since `before`. */
export const appendEvents = async (
  { commit, batches }: Database,
  before: Table,
  after: Table,
  events: readonly LoggedEvent[],
  now: number,
  { sender, also }: Along = {},
): Promise<Appended> => {
  const { id } = before.header;
  const command = sender && { person: sender.person, cid: cidKey(sender.cid), seq: after.seq, at: now };
  const rows = events.map((event, at) => eventRow(id, before.seq + 1 + at, event));
  if (before.seats === after.seats && also === undefined) {
    const summary = { id, seq: after.seq, changed: now, ...standingOf(after) };
    const isWritten = await batches.write({ command, events: rows, summary, notices: noticesFor(before, after, now) });
    if (isWritten) return 'written';
  }
  return commit(async db => {
    if (command && (await insertCommand(db, command)).numAffectedRows === 0n) return 'repeated';
    for (const row of rows) {
      const { numAffectedRows } = await insertEvent(db, row);
      if (numAffectedRows === 1n) continue;
      // Logs have no gaps, so this was the first of the events and nothing else is written yet.
      if (command) await deleteCommand(db, command);
      return 'lost';
    }
    await writeSummary(db, before, after, now);
    await noteAsked(db, before, after, now);
    await also?.(db);
    return 'written';
  });
};

const writeMembers = async (db: Kysely<Schema>, id: string, persons: readonly string[]): Promise<void> => {
  await db.deleteFrom('members').where('table_id', '=', id).execute();
  for (const person of persons) await db.insertInto('members').values({ table_id: id, person }).execute();
};

const selectCommand = prepared((db, { person, cid }: Pick<CommandRow, 'person' | 'cid'>) =>
  db.selectFrom('commands').select('seq').where('person', '=', person).where('cid', '=', cid),
);

/** The number of the event a command caused, if it was carried out before. */
export const findCommand = async (db: Kysely<Schema>, { person, cid }: Sender): Promise<number | undefined> => {
  const { rows } = await selectCommand(db, { person, cid: cidKey(cid) });
  return rows[0]?.seq;
};

export const findRow = (db: Kysely<Schema>, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();

/** The events of a table after a number. */
export const readEvents = async (db: Kysely<Schema>, id: string, after: number): Promise<readonly LoggedEvent[]> => {
  const rows = await db
    .selectFrom('events')
    .select(['at', 'body'])
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(eventFrom);
};

/** What anybody may know about some tables. */
export const infosOf = async ({ people }: Shards, rows: readonly TableRow[]): Promise<TableInfo[]> => {
  const known = await peopleBy(people.db, [...new Set(rows.flatMap(personsIn))]);
  return rows.map(row => infoFrom(row, known));
};

const selectTables = (db: Kysely<Schema>, { state, mine, before }: TableFilter): Promise<TableRow[]> => {
  let query = db.selectFrom('tables').selectAll().orderBy('created', 'desc').orderBy('id', 'desc').limit(PAGE);
  if (state !== undefined) query = query.where('state', '=', state);
  query =
    mine === undefined
      ? query.where('listed', '=', 1)
      : query.where(({ eb, or, selectFrom }) =>
          or([
            eb('creator', '=', mine),
            eb('id', 'in', selectFrom('members').select('table_id').where('person', '=', mine)),
          ]),
        );
  if (before !== undefined) {
    query = query.where(({ eb, or, and }) =>
      or([eb('created', '<', before.created), and([eb('created', '=', before.created), eb('id', '<', before.id)])]),
    );
  }
  return query.execute();
};

const newestFirst = (a: TableRow, b: TableRow): number =>
  Number(b.created) - Number(a.created) || (a.id < b.id ? 1 : -1);

/** Tables of all databases; `how` says what becomes of those that cannot be reached now. */
export const listTables = async (
  shards: Shards,
  filter: TableFilter,
  how: 'gather' | 'gatherAll' = 'gather',
): Promise<TableInfo[]> => {
  const rows = await shards[how](({ db }) => selectTables(db, filter));
  return infosOf(shards, rows.sort(newestFirst).slice(0, PAGE));
};

/** The tables where a clock runs. */
export const tablesOnTheClock = async (db: Kysely<Schema>): Promise<string[]> => {
  const rows = await db.selectFrom('tables').select('id').where('clock_due', 'is not', null).execute();
  return rows.map(({ id }) => id);
};

/** The tables where somebody sits and the game is not over. */
export const tablesOf = async (db: Kysely<Schema>, person: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select('tables.id')
    .where('members.person', '=', person)
    .where('tables.state', '!=', 'over')
    .execute();
  return rows.map(({ id }) => id);
};
