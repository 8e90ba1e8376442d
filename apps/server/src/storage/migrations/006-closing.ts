import type { Kysely, Migration } from 'kysely';

/** When an open table that nobody joins is cleared away. */
export const closing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('closes', 'bigint').execute();
  },
};
