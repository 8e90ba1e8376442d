import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Looking after a server: who is blocked, what admins did, and limits that all nodes share. */
export const admin: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('people').addColumn('blocked', 'bigint').execute();
    await schema
      .createTable('acts')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('admin', 'text', column => column.notNull())
      .addColumn('act', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .execute();
    await schema.createIndex('acts_at').on('acts').column('at').execute();
    await schema.createIndex('notices_state').on('notices').columns(['state', 'created']).execute();
    // Limits are written with every request and need not survive a crash: so PostgreSQL does not wait for its disk.
    const unlogged = isPostgres(db) ? sql`unlogged` : sql``;
    await sql`create ${unlogged} table limits (key text primary key, full_at double precision not null)`.execute(db);
  },
};
