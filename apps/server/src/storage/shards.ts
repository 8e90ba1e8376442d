import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, Topic } from './bus.ts';
import type { Database } from './database.ts';
import { isOutage } from './postgres-faults.ts';
import { shardOf } from './shard-ids.ts';

type ReadRows = <T>(read: (database: Database) => Promise<readonly T[]>) => Promise<T[]>;

/**
 * The databases of a server. Tables do not depend on each other, so they may be spread over several: the id of a table
 * says which has it. People are all in the first. Nothing is ever written to two of them in one transaction.
 */
export interface Shards {
  /** The first one: people, their sessions and devices, and the tables of shard 0. */
  readonly people: Database;
  readonly all: readonly Database[];
  /** The database of a table. */
  of(table: string): Database;
  /** The number of one for a new table: any that can be reached. */
  pick(): number;
  /** What all databases have; those that cannot be reached now are left out. */
  readonly gather: ReadRows;
  /** What all databases have; fails if one of them cannot be reached. */
  readonly gatherAll: ReadRows;
  /** Hints go through the database of the table they are about. */
  createBus(log: (fault: unknown) => void): Bus;
  close(): Promise<void>;
}

/** How long a list waits for one of several databases. */
const LIST_PATIENCE_MS = 3000;

const flat = <T>(parts: readonly (readonly T[])[]): T[] => parts.flatMap(part => [...part]);

/** What one database has; nothing if it does not answer in time, as the others have something to show. */
const readOr = async <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> => {
  const late = new AbortController();
  const nothing = wait(LIST_PATIENCE_MS, [] as readonly T[], { signal: late.signal }).catch(() => []);
  try {
    return await Promise.race([reading, nothing]);
  } catch (fault) {
    if (!isOutage(fault)) throw fault;
    return [];
  } finally {
    late.abort();
  }
};

/** The table a hint is about; undefined if it is about a person. */
const tableOf = (topic: Topic, key: string): string | undefined => {
  if (topic === 'presence') return (JSON.parse(key) as [string])[0];
  return topic === 'table' || topic === 'lobby' || topic === 'chat' || topic === 'who' || topic === 'gone'
    ? key
    : undefined;
};

const joinBuses = (first: Bus, others: readonly Bus[]): Bus => {
  const buses = [first, ...others];
  return {
    tell(topic, key, news) {
      const table = tableOf(topic, key);
      const bus = table === undefined ? first : (buses[shardOf(table)] ?? first);
      bus.tell(topic, key, news);
    },
    on(topic, hear) {
      for (const bus of buses) bus.on(topic, hear);
    },
    close: async () => {
      await Promise.all(buses.map(bus => bus.close()));
    },
  };
};

/** Puts databases together; `others` in the order of their numbers, from 1 on. */
export const joinShards = (people: Database, others: readonly Database[] = []): Shards => {
  const all = [people, ...others];
  const isOne = others.length === 0;
  const gatherAll: ReadRows = async read => flat(await Promise.all(all.map(read)));
  return {
    people,
    all,
    of: table => all[shardOf(table)] ?? people,
    pick() {
      const there = [...all.keys()].filter(shard => all[shard]?.isAway() === false);
      return there[randomInt(Math.max(1, there.length))] ?? 0;
    },
    gather: isOne ? gatherAll : async read => flat(await Promise.all(all.map(database => readOr(read(database))))),
    gatherAll,
    createBus(log) {
      // That one of them is away is logged by itself.
      const quiet = (fault: unknown): void => void (isOutage(fault) || log(fault));
      return joinBuses(
        people.createBus(log),
        others.map(database => database.createBus(quiet)),
      );
    },
    close: async () => {
      await Promise.all(all.map(database => database.close()));
    },
  };
};
