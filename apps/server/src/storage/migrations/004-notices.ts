import type { Kysely, Migration } from 'kysely';

/** Devices to tell, the outbox, and vacations. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('people').addColumn('quiet', 'text').execute();
    await schema
      .createTable('subscriptions')
      .addColumn('endpoint', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('p256dh', 'text', column => column.notNull())
      .addColumn('auth', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute();
    await schema
      .createTable('notices')
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('decision', 'integer', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('due', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('notices_key', ['person', 'table_id', 'decision'])
      .execute();
    await schema.createIndex('notices_due').on('notices').columns(['state', 'due']).execute();
    await schema
      .createTable('vacations')
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('since', 'bigint', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('ended', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('vacations_key', ['person', 'since'])
      .execute();
  },
};
