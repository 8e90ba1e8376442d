import type { ServerMessage, TableInfo } from '@cap-diamant/protocol';
import type { Bus } from '../storage/bus.ts';
import type { Shards } from '../storage/shards.ts';
import { stateOfTable, type Table } from '../tables/table.ts';
import { findRow, infosOf, listTables } from '../tables/table-store.ts';

type LobbyMessage = Extract<ServerMessage, { kind: 'lobby' }>;
type Hear = (message: LobbyMessage) => void;

/** Tells those who ask for it which tables are open. */
export interface Lobby {
  /** Sends all open tables, then every change. */
  enter(hear: Hear): Promise<void>;
  leave(hear: Hear): void;
  /** Takes note of a table that changed. */
  consider(table: Table, isOwn: boolean): void;
  /** Takes note of a table that was cleared away. */
  remove(id: string): void;
}

export const createLobby = (shards: Shards, describe: (table: Table) => TableInfo, bus: Bus): Lobby => {
  const listeners = new Set<Hear>();
  const tell = (tables: TableInfo[], gone: string[]): void => {
    for (const hear of listeners) hear({ kind: 'lobby', whole: false, tables, gone });
  };
  /** Tells about a table that another node has changed. */
  const read = async (id: string): Promise<void> => {
    if (listeners.size === 0) return;
    const row = await findRow(shards.of(id).db, id);
    if (row?.state === 'open') tell(await infosOf(shards, [row]), []);
    else tell([], [id]);
  };
  bus.on('lobby', id => void read(id).catch(() => undefined));

  return {
    async enter(hear) {
      // What changes while the list is read is told after it.
      const early: LobbyMessage[] = [];
      const note: Hear = message => early.push(message);
      listeners.add(note);
      const tables = await listTables(shards, { state: 'open', mine: undefined, before: undefined });
      listeners.delete(note);
      listeners.add(hear);
      hear({ kind: 'lobby', whole: true, tables, gone: [] });
      for (const message of early) hear(message);
    },
    leave: hear => void listeners.delete(hear),
    consider(table, isOwn) {
      // Other nodes tell about theirs.
      if (!table.header.listed || !isOwn) return;
      const { id } = table.header;
      const isOpen = stateOfTable(table) === 'open';
      // Only the event that starts the game takes a table off the list.
      if (!isOpen && table.startedAt !== table.seq) return;
      bus.tell('lobby', id);
      if (listeners.size === 0) return;
      if (isOpen) tell([describe(table)], []);
      else tell([], [id]);
    },
    remove(id) {
      bus.tell('lobby', id);
      tell([], [id]);
    },
  };
};
