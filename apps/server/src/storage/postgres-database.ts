import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { createBatches } from './batches.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { createOutages, type Outages } from './outages.ts';
import { openPool, postgresDialect } from './postgres.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createPostgresCommits } from './postgres-commits.ts';
import { isOutage } from './postgres-faults.ts';
import type { Schema } from './schema.ts';
import { reportQuery } from './telemetry.ts';

/** How long a database may be away before requests fail. Until then they wait. */
const PATIENCE_MS = 60_000;
/** One of several databases keeps others waiting for less: those who play elsewhere as well should not notice. */
const SHARD_PATIENCE_MS = 5000;
const REOPEN_MS = 2000;

type Prepare = (db: Kysely<Schema>) => Promise<void>;

/** Brings a database up to date, with connections of its own. Fails at once if it cannot be reached now. */
const prepareDatabase = async (url: string, prepare?: Prepare): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: postgresDialect(openPool(url)) });
  try {
    await migrate(db);
    await prepare?.(db);
  } finally {
    await db.destroy();
  }
};

const databaseAt = (url: string, outages: Outages, check?: () => Promise<void>): Database => {
  const db = new Kysely<Schema>({ dialect: postgresDialect(openPool(url), outages, check), log: reportQuery });
  const commits = createPostgresCommits(db, outages);
  return {
    db,
    ...commits,
    batches: createBatches(db),
    isShared: true,
    isAway: outages.isAway,
    createBus: log => createPostgresBus(url, db, log),
    close: async () => {
      await commits.idle();
      await db.destroy();
    },
  };
};

/** A database that has to be there now. */
export const openPostgres = async (url: string, prepare?: Prepare): Promise<Database> => {
  await prepareDatabase(url, prepare);
  return databaseAt(url, createOutages(PATIENCE_MS));
};

/** In the words of PostgreSQL: cannot connect now. */
const notOpen = (): Error => Object.assign(new Error('the database is not open yet'), { code: '57P03' });

/**
 * One of several databases. The others do without it: if it cannot be reached now, it is opened as soon as it can be,
 * and until then it counts as away. `prepare` checks that it is the right one.
 */
export const openShard = async (url: string, prepare: Prepare, log: (fault: unknown) => void): Promise<Database> => {
  const closed = new AbortController();
  let isOpen = false;
  const open = async (): Promise<void> => {
    await prepareDatabase(url, prepare);
    isOpen = true;
  };
  const openLater = async (): Promise<void> => {
    while (!isOpen) {
      await wait(REOPEN_MS, undefined, { ref: false, signal: closed.signal });
      await open().catch(fault => {
        if (!isOutage(fault)) throw fault;
      });
    }
  };
  await open().catch(fault => {
    if (!isOutage(fault)) throw fault;
    log(fault);
    openLater().catch(late => closed.signal.aborted || log(late));
  });
  const database = databaseAt(url, createOutages(SHARD_PATIENCE_MS, log), async () => {
    if (!isOpen) throw notOpen();
  });
  return {
    ...database,
    isAway: () => !isOpen || database.isAway(),
    close: () => {
      closed.abort();
      return database.close();
    },
  };
};
