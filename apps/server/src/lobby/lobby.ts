import type { ServerMessage, TableInfo } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { stateOfTable, type Table } from '../tables/table.ts';
import { listTables } from '../tables/table-store.ts';

type LobbyMessage = Extract<ServerMessage, { kind: 'lobby' }>;
type Hear = (message: LobbyMessage) => void;

/** Tells those who ask for it which tables are open. */
export interface Lobby {
  /** Sends all open tables, then every change. */
  enter(hear: Hear): Promise<void>;
  leave(hear: Hear): void;
  /** Takes note of a table that changed. */
  consider(table: Table): void;
  /** Takes note of a table that was cleared away. */
  remove(id: string): void;
}

export const createLobby = (db: Kysely<Schema>, describe: (table: Table) => TableInfo): Lobby => {
  const listeners = new Set<Hear>();
  const tell = (tables: TableInfo[], gone: string[]): void => {
    for (const hear of listeners) hear({ kind: 'lobby', whole: false, tables, gone });
  };
  return {
    async enter(hear) {
      // What changes while the list is read is told after it.
      const early: LobbyMessage[] = [];
      const note: Hear = message => early.push(message);
      listeners.add(note);
      const tables = await listTables(db, { state: 'open', mine: undefined, before: undefined });
      listeners.delete(note);
      listeners.add(hear);
      hear({ kind: 'lobby', whole: true, tables, gone: [] });
      for (const message of early) hear(message);
    },
    leave: hear => void listeners.delete(hear),
    consider(table) {
      if (!table.header.listed || listeners.size === 0) return;
      const { seq, match } = table;
      if (stateOfTable(table) === 'open') tell([describe(table)], []);
      // Only the event that starts the game takes a table off the list.
      else if (match !== undefined && table.startedAt === seq) tell([], [table.header.id]);
    },
    remove: id => tell([], [id]),
  };
};
