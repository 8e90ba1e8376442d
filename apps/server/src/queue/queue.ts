import { Logger, makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import { Kysely, sql } from 'kysely';
import { createOutages, type Outages } from '../storage/outages.ts';
import { openPool, postgresDialect } from '../storage/postgres.ts';
import { JOBS_SCHEMA, migrateQueue, type QueueSchema, WORK_SCHEMA } from './queue-schema.ts';

/** Work for other machines, in a PostgreSQL database. */
export interface Queue {
  readonly url: string;
  /** Our tables about work. */
  readonly db: Kysely<QueueSchema>;
  /** What is to be done. */
  readonly jobs: WorkerUtils;
  /** Runs something again while the database is away; only for what may be carried out twice. */
  readonly outlast: Outages['outlast'];
  close(): Promise<void>;
}

/** What a worker does, and in which order if there is more than enough: somebody waits for a bot's turn. */
export const PRIORITY = { bots: 0, part: 10 } as const;

/** A worker that dies takes its job along this often before the job is blamed. */
export const MOST_ATTEMPTS = 10;

/** How long a database may be away before those who wait for it give up. */
const PATIENCE_MS = 60_000;
/** Connections for adding jobs, and for our own tables: few, as every node has them besides those for tables. */
const CONNECTIONS = 2;
const OWN_CONNECTIONS = 4;

/** The queue's own remarks; what matters is said by whoever uses it. */
export const SILENT = new Logger(() => () => undefined);

/** The lock under which the queue's tables are made: its name as a number, as the database wants it. */
const underLock = async <T>(db: Kysely<QueueSchema>, run: () => Promise<T>): Promise<T> =>
  db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(hashtextextended(${WORK_SCHEMA}, 0))`.execute(connection);
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${WORK_SCHEMA}, 0))`.execute(connection);
    }
  });

/** Brings everything up to date, with connections of its own; fails at once if the database cannot be reached. */
const prepare = async (url: string): Promise<WorkerUtils> => {
  const db = new Kysely<QueueSchema>({ dialect: postgresDialect(openPool(url)) });
  try {
    return await underLock(db, async () => {
      await migrateQueue(db);
      return makeWorkerUtils({ connectionString: url, schema: JOBS_SCHEMA, maxPoolSize: CONNECTIONS, logger: SILENT });
    });
  } finally {
    await db.destroy();
  }
};

/** Opens the queue and brings its tables up to date. */
export const openQueue = async (url: string): Promise<Queue> => {
  const jobs = await prepare(url);
  const outages = createOutages(PATIENCE_MS);
  const whole = new Kysely<QueueSchema>({ dialect: postgresDialect(openPool(url, OWN_CONNECTIONS), outages) });
  return {
    url,
    db: whole.withSchema(WORK_SCHEMA),
    jobs,
    outlast: outages.outlast,
    async close() {
      await jobs.release();
      await whole.destroy();
    },
  };
};
