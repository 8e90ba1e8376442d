import { isGameId, loadGame } from '@cap-diamant/catalogue';
import type { Database } from '../storage/database.ts';
import { blankTable, follow } from './follow.ts';
import type { Table } from './table.ts';
import { headerFrom } from './table-rows.ts';
import { findRow, readEvents } from './table-store.ts';

/** Tables in memory. Any of them can be forgotten at any time: the log brings it back. */
export interface TableCache {
  /** Undefined if there is no such table. */
  load(id: string): Promise<Table | undefined>;
  /** Reads what others have added to a table's log. */
  refresh(table: Table): Promise<Table>;
  keep(table: Table): void;
  forget(id: string): void;
}

/** The most tables kept; beyond that the one not used for longest goes. */
const CAPACITY = 200;

export const createTableCache = ({ db }: Database, capacity = CAPACITY): TableCache => {
  /** Least recently used first. */
  const tables = new Map<string, Table>();

  const keep = (table: Table): void => {
    const { id } = table.header;
    tables.delete(id);
    tables.set(id, table);
    if (tables.size <= capacity) return;
    for (const oldest of tables.keys()) {
      tables.delete(oldest);
      return;
    }
  };

  const refresh = async (table: Table): Promise<Table> => {
    const events = await readEvents(db, table.header.id, table.seq);
    const now = events.reduce(follow, table);
    keep(now);
    return now;
  };

  const read = async (id: string): Promise<Table | undefined> => {
    const row = await findRow(db, id);
    if (row === undefined || !isGameId(row.game)) return undefined;
    const { game } = await loadGame(row.game);
    return refresh(blankTable(headerFrom(row), game));
  };

  return {
    load: async id => {
      const known = tables.get(id);
      if (known === undefined) return read(id);
      keep(known);
      return known;
    },
    refresh,
    keep,
    forget: id => tables.delete(id),
  };
};
