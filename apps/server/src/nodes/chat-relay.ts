import { lastLines, linesAfter, type Room } from '../chat/chat.ts';
import type { Mutes } from '../chat/mutes.ts';
import type { Bus } from '../storage/bus.ts';
import type { Database } from '../storage/database.ts';
import type { Shards } from '../storage/shards.ts';
import { createSerial } from '../tables/serial.ts';
import type { Tables } from '../tables/tables.ts';

interface RelaySetting {
  readonly shards: Shards;
  readonly tables: Pick<Tables, 'followed' | 'broadcast'>;
  readonly mutes: Pick<Mutes, 'has'>;
  readonly bus: Bus;
}

/** Brings what is said to those who follow the table, on every node. */
export interface ChatRelay {
  /** Somebody comes to a table; what was said before they are sent otherwise. */
  begin(table: string): Promise<void>;
  /** Something was said at a table: tells it here, and hints at it elsewhere. */
  told(table: string): Promise<void>;
  /** Tells what is new at the tables of a database that are followed, in case a hint was lost. */
  sweep(database: Database): Promise<void>;
}

/** Lines are told in the order of their numbers, each once: so what is told is a number per table. */
export const createChatRelay = ({ shards, tables, mutes, bus }: RelaySetting): ChatRelay => {
  const told = new Map<string, number>();
  const inOrder = createSerial();

  const tell = (table: string, room: Room, speaker: string, line: object): void => {
    const frame = JSON.stringify({ kind: 'chat', table, lines: [line] });
    tables.broadcast(table, room, reader => !mutes.has(reader, speaker), frame);
  };

  const tellNew = (table: string): Promise<void> =>
    inOrder(table, async () => {
      const known = told.get(table);
      if (known === undefined) return;
      for (const { room, line } of await linesAfter(shards, table, known)) {
        tell(table, room, line.person.id, line);
        told.set(table, line.n);
      }
    });

  // What fails here the sweep finds.
  bus.on('chat', table => void tellNew(table).catch(() => undefined));

  return {
    begin: table =>
      inOrder(table, async () => {
        if (!told.has(table)) told.set(table, (await lastLines(shards.of(table).db, [table])).get(table) ?? 0);
      }),
    told(table) {
      bus.tell('chat', table);
      return tellNew(table);
    },
    async sweep(database) {
      const followed = tables.followed();
      for (const table of told.keys()) if (!followed.has(table)) told.delete(table);
      const there = [...told.keys()].filter(table => shards.of(table) === database);
      for (const [table, n] of await lastLines(database.db, there)) {
        if (n > (told.get(table) ?? n)) await tellNew(table);
      }
    },
  };
};
