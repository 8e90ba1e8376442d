import { type Kysely, sql } from 'kysely';
import type { EventRow, Schema } from '../storage/schema.ts';
import type { Table } from './table.ts';
import type { LoggedEvent } from './table-event.ts';
import { eventFrom } from './table-store.ts';

/** Events that another node has written to a table's log, after the first `from`. */
export interface TableNews {
  readonly from: number;
  readonly events: readonly LoggedEvent[];
}

/** Longer news would fill a message by themselves. */
const LONGEST = 2000;

/** What other nodes are told about events that were just written, so that they need not read them. */
export const newsOf = ({ seq }: Table, events: readonly LoggedEvent[]): TableNews => {
  const isShort = JSON.stringify(events).length <= LONGEST;
  return isShort ? { from: seq - events.length, events } : { from: seq, events: [] };
};

/** News as they arrive; an older version of the server sends none, so there is always something to read. */
export const newsFrom = (news: unknown): TableNews =>
  (news as TableNews | undefined) ?? { from: Number.POSITIVE_INFINITY, events: [] };

/** What was added to tables after the number that is known of each, in one query; PostgreSQL only. */
export const readNews = async (
  db: Kysely<Schema>,
  known: readonly (readonly [table: string, seq: number])[],
): Promise<Map<string, TableNews>> => {
  const tables = JSON.stringify(known.map(([id, seq]) => ({ id, seq })));
  const { rows } = await sql<EventRow>`
    select events.table_id, events.seq, events.at, events.body
    from json_to_recordset(${tables}::json) as known(id text, seq integer)
    join tables on tables.id = known.id and tables.seq > known.seq
    join events on events.table_id = known.id and events.seq > known.seq
    order by events.table_id, events.seq
  `.execute(db);
  const news = new Map<string, { from: number; events: LoggedEvent[] }>();
  for (const row of rows) {
    const of = news.get(row.table_id) ?? { from: row.seq - 1, events: [] };
    of.events.push(eventFrom(row));
    news.set(row.table_id, of);
  }
  return news;
};
