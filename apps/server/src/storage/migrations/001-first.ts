import type { Kysely, Migration } from 'kysely';

/** The first schema; see `schema.ts`. Later changes are migrations of their own, never edits of an older one. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('options', 'text', column => column.notNull())
      .addColumn('listed', 'integer', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('creator', 'text', column => column.notNull().references('people.id'))
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('seats', 'text', column => column.notNull())
      .addColumn('bot_due', 'integer', column => column.notNull())
      .addColumn('changed', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('tables_listed').on('tables').columns(['listed', 'state', 'created']).execute();
    await schema.createIndex('tables_state').on('tables').columns(['state', 'bot_due']).execute();
    await schema.createIndex('tables_creator').on('tables').columns(['creator', 'created']).execute();
    await schema
      .createTable('members')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addPrimaryKeyConstraint('members_key', ['person', 'table_id'])
      .execute();
    await schema
      .createTable('events')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
      .execute();
    await schema
      .createTable('commands')
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('cid', 'text', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('commands_key', ['person', 'cid'])
      .execute();
    await schema.createIndex('commands_at').on('commands').column('at').execute();
    await schema
      .createTable('answers')
      .addColumn('key_hash', 'text', column => column.primaryKey())
      .addColumn('sealed', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
  },
};
