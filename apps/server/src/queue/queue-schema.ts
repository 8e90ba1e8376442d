import { type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';

/** Where our own tables about work are, beside the tables of the queue itself. */
export const WORK_SCHEMA = 'cap_diamant_work';
/** Where graphile-worker keeps its jobs. */
export const JOBS_SCHEMA = 'cap_diamant_jobs';

/** All times are the database's, so that the clocks of machines do not matter. */
export interface QueueSchema {
  readonly workers: WorkerRow;
  readonly runs: RunRow;
  readonly results: ResultRow;
}

/** A worker says here that it is alive. */
interface WorkerRow {
  /** What the queue calls it: the holder of its jobs. */
  readonly id: string;
  readonly threads: number;
  readonly seen: Generated<Date>;
}

/** Many tasks of one kind that somebody waits for, and what all of them need to know. */
interface RunRow {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  /** When whoever waits for it was last there. */
  readonly seen: Generated<Date>;
}

interface ResultRow {
  readonly run: string;
  readonly n: number;
  readonly body: string;
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const schema = db.schema.withSchema(WORK_SCHEMA);
    await schema
      .createTable('workers')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('threads', 'integer', column => column.notNull())
      .addColumn('seen', 'timestamptz', column => column.notNull().defaultTo(sql`clock_timestamp()`))
      .execute();
    await schema
      .createTable('runs')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('seen', 'timestamptz', column => column.notNull().defaultTo(sql`clock_timestamp()`))
      .execute();
    await schema
      .createTable('results')
      .addColumn('run', 'text', column => column.notNull().references(`${WORK_SCHEMA}.runs.id`).onDelete('cascade'))
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['run', 'n'])
      .execute();
  },
};

/** Names of their own: the server's migrations would take tables of the usual names for theirs, in any schema. */
const MIGRATION_TABLES = {
  migrationTableSchema: WORK_SCHEMA,
  migrationTableName: 'work_migrations',
  migrationLockTableName: 'work_migrations_lock',
};

/** Makes the tables, or brings them up to date; those who do it at the same time wait for each other. */
export const migrateQueue = async (db: Kysely<QueueSchema>): Promise<void> => {
  const provider = { getMigrations: async () => ({ '001-first': first }) };
  const { error } = await new Migrator({ db, provider, ...MIGRATION_TABLES }).migrateToLatest();
  if (error !== undefined) throw error;
};
