import type { Kysely, Migration } from 'kysely';

export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('chat')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('room', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('cid', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
      .execute();
    await schema.createIndex('chat_cid').unique().on('chat').columns(['person', 'cid']).execute();
    await schema
      .createTable('mutes')
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('muted', 'text', column => column.notNull().references('people.id'))
      .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
      .execute();
    await schema
      .createTable('reports')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('reports_key', ['table_id', 'n', 'person'])
      .execute();
  },
};
