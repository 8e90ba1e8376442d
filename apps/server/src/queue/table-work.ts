import { createBotPlayers } from '../bots/bot-players.ts';
import { createServerBots } from '../bots/service.ts';
import { createStamps } from '../clock.ts';
import { startSharedClock } from '../nodes/shared-clock.ts';
import { repeat } from '../repeat.ts';
import { openShards } from '../storage/open-shards.ts';
import { holdTables } from '../tables/due-tables.ts';
import { createTables } from '../tables/tables.ts';

interface TableWork {
  /** Plays for the bots of a table until none of them is asked. Returns whether one was. */
  playBots(id: string): Promise<boolean>;
}

const HOLD_MS = 2000;

interface TableWorkSetting {
  readonly database: string;
  /** The databases of further shards. */
  readonly shards: readonly string[];
  readonly threads: number;
  log(fault: unknown): void;
}

/**
 * What a worker needs for the bots of online tables: the same as a node, without connections. Its turns are appended
 * like everybody's, so where two think for the same bot one of them comes too late.
 */
export const openTableWork = async ({ database, shards: urls, threads, log }: TableWorkSetting): Promise<TableWork> => {
  const shards = await openShards({ url: database }, urls, log);
  const { now } = await startSharedClock(shards.people.db, log);
  const tables = createTables(shards, now, createStamps(now), shards.createBus(log));
  const bots = createBotPlayers(createServerBots(log, threads), tables);
  tables.onChange(bots.consider);
  for (const shard of shards.all) {
    const held = (): string[] => bots.thinkingAt().filter(id => shards.of(id) === shard);
    repeat(HOLD_MS, () => holdTables(shard, held(), now()), log);
  }

  return {
    async playBots(id) {
      await tables.wake(id);
      const isAsked = bots.thinkingAt().includes(id);
      if (isAsked) await holdTables(shards.of(id), [id], now());
      await bots.settled(id);
      return isAsked;
    },
  };
};
