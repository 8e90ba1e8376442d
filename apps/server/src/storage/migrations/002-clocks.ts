import type { Kysely, Migration } from 'kysely';

/** Clocks, substitutes and closed tables. */
export const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('tables').addColumn('time', 'text').execute();
    await schema
      .alterTable('tables')
      .addColumn('substitute', 'text', column => column.notNull().defaultTo('medium'))
      .execute();
    await schema
      .alterTable('tables')
      .addColumn('spectators', 'integer', column => column.notNull().defaultTo(1))
      .execute();
    await schema.alterTable('tables').addColumn('clock_due', 'bigint').execute();
    await schema.createIndex('tables_clock_due').on('tables').column('clock_due').execute();
    await schema
      .createTable('settings')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute();
  },
};
