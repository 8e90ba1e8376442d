import type { BotPlayers } from '../bots/bot-players.ts';
import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Database } from '../storage/database.ts';
import { takeTablesAwaitingBots } from '../tables/due-tables.ts';
import { REFRESH_MS } from '../tables/presence.ts';
import type { Tables } from '../tables/tables.ts';
import type { ChatRelay } from './chat-relay.ts';

export interface SharingSetting {
  readonly database: Database;
  readonly tables: Pick<Tables, 'followed' | 'look' | 'wake' | 'refreshPresence'>;
  readonly chat: Pick<ChatRelay, 'sweep'>;
  readonly bots: Pick<BotPlayers, 'thinkingAt'>;
  readonly now: Clock;
  log(fault: unknown): void;
}

const SWEEP_MS = 1500;
const BOTS_MS = 2000;
const CHUNK = 500;

/** What a node does because others use the same database: sees what they write, and does what they left undone. */
export const startSharing = ({ database, tables, chat, bots, now, log }: SharingSetting): Repeated => {
  const { db } = database;

  /** Finds what other nodes have added to tables that are followed here, in case a hint was lost. */
  const sweepTables = async (): Promise<void> => {
    const followed = [...tables.followed()];
    for (let at = 0; at < followed.length; at += CHUNK) {
      const known = new Map(followed.slice(at, at + CHUNK));
      const ids = [...known.keys()];
      const rows = await db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', ids).execute();
      for (const { id, seq } of rows) if (seq > (known.get(id) ?? 0)) await tables.look(id);
    }
  };

  const takeBots = async (): Promise<void> => {
    for (const id of await takeTablesAwaitingBots(database, bots.thinkingAt(), now())) await tables.wake(id);
  };

  const repeated = [
    repeat(SWEEP_MS, sweepTables, log),
    repeat(SWEEP_MS, () => chat.sweep(), log),
    repeat(BOTS_MS, takeBots, log),
    repeat(REFRESH_MS, async () => tables.refreshPresence(), log),
  ];
  return {
    async stop() {
      for (const each of repeated) await each.stop();
    },
  };
};
