import type { Kysely, Migration } from 'kysely';

/** Devices of people, passkeys, e-mail addresses, and codes that are used once. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('sessions')
      .addColumn('seen', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('agent', 'text', column => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await schema.alterTable('people').addColumn('email', 'text').execute();
    await schema.createIndex('people_email').unique().on('people').column('email').execute();
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('transports', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await schema
      .createTable('codes')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.references('people.id'))
      .addColumn('email', 'text')
      .addColumn('expires', 'bigint', column => column.notNull())
      .execute();
  },
};
