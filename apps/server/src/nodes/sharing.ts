import type { BotPlayers } from '../bots/bot-players.ts';
import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Database } from '../storage/database.ts';
import type { Shards } from '../storage/shards.ts';
import { takeTablesAwaitingBots } from '../tables/due-tables.ts';
import { REFRESH_MS } from '../tables/presence.ts';
import { readNews } from '../tables/table-news.ts';
import type { Tables } from '../tables/tables.ts';
import type { ChatRelay } from './chat-relay.ts';

export interface SharingSetting {
  readonly shards: Shards;
  readonly tables: Pick<Tables, 'followed' | 'hear' | 'wake' | 'refreshPresence'>;
  readonly chat: Pick<ChatRelay, 'sweep'>;
  readonly bots: Pick<BotPlayers, 'thinkingAt' | 'thinkHere'>;
  readonly now: Clock;
  log(fault: unknown): void;
}

const SWEEP_MS = 1500;
const BOTS_MS = 2000;
const CHUNK = 500;

/** What a node does for the tables of one database. */
const shareOne = ({ shards, tables, chat, bots, now, log }: SharingSetting, database: Database): Repeated[] => {
  const { db } = database;
  const isThere = (id: string): boolean => shards.of(id) === database;

  /** Finds what other nodes have added to tables that are followed here, in case a hint was lost. */
  const sweepTables = async (): Promise<void> => {
    const followed = [...tables.followed()].filter(([id]) => isThere(id));
    for (let at = 0; at < followed.length; at += CHUNK) {
      for (const [id, news] of await readNews(db, followed.slice(at, at + CHUNK))) await tables.hear(id, news);
    }
  };

  /** Whoever should have thought for these is gone or has too much to do, so this node thinks itself. */
  const takeBots = async (): Promise<void> => {
    for (const id of await takeTablesAwaitingBots(database, bots.thinkingAt().filter(isThere), now())) {
      bots.thinkHere(id);
      await tables.wake(id);
    }
  };

  return [
    repeat(SWEEP_MS, sweepTables, log),
    repeat(SWEEP_MS, () => chat.sweep(database), log),
    repeat(BOTS_MS, takeBots, log),
  ];
};

/**
 * What a node does because others use the same databases: sees what they write, and does what they left undone. Each
 * database by itself, so that one that is away keeps no other from being looked at.
 */
export const startSharing = (setting: SharingSetting): Repeated => {
  const { shards, tables, log } = setting;
  const repeated = [
    ...shards.all.flatMap(database => shareOne(setting, database)),
    repeat(REFRESH_MS, async () => tables.refreshPresence(), log),
  ];
  return {
    async stop() {
      for (const each of repeated) await each.stop();
    },
  };
};
