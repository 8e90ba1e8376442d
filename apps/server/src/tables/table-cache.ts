import { isGameId, loadRules } from '@cap-diamant/catalogue';
import type { Shards } from '../storage/shards.ts';
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
  /** How many tables are in memory. */
  size(): number;
}

/**
 * The most decisions kept, over all tables; beyond that the table not used for longest goes. Each holds the state after
 * it, about 5 kB: 300 MB at most, and hundreds of games that are played at the same time.
 */
const CAPACITY = 60_000;
/** A table without decisions takes as much room as a few. */
const EMPTY_TABLE = 5;

const weightOf = ({ match }: Table): number => EMPTY_TABLE + (match?.entries.length ?? 0);

export const createTableCache = (shards: Pick<Shards, 'of'>, capacity = CAPACITY): TableCache => {
  /** Least recently used first. */
  const tables = new Map<string, Table>();
  let weight = 0;

  const forget = (id: string): void => {
    const known = tables.get(id);
    if (known === undefined) return;
    tables.delete(id);
    weight -= weightOf(known);
  };

  const keep = (table: Table): void => {
    forget(table.header.id);
    tables.set(table.header.id, table);
    weight += weightOf(table);
    for (const id of tables.keys()) {
      if (weight <= capacity || id === table.header.id) return;
      forget(id);
    }
  };

  const refresh = async (table: Table): Promise<Table> => {
    const { id } = table.header;
    const events = await readEvents(shards.of(id).db, id, table.seq);
    const now = events.reduce(follow, table);
    keep(now);
    return now;
  };

  const read = async (id: string): Promise<Table | undefined> => {
    const row = await findRow(shards.of(id).db, id);
    if (row === undefined || !isGameId(row.game)) return undefined;
    const game = await loadRules(row.game);
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
    forget,
    size: () => tables.size,
  };
};
