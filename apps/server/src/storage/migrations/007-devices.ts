import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A browser is told as long as its session lasts. Which session an older subscription came from is known only for people
 * who have just one; the others switch their notices on again. The table is made anew because SQLite adds no column that
 * refers to another table and is never empty.
 */
export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.dropIndex('subscriptions_person').execute();
    await schema.alterTable('subscriptions').renameTo('old_subscriptions').execute();
    await schema
      .createTable('subscriptions')
      .addColumn('endpoint', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull().references('people.id'))
      .addColumn('session', 'text', column => column.notNull().references('sessions.hash').onDelete('cascade'))
      .addColumn('p256dh', 'text', column => column.notNull())
      .addColumn('auth', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await sql`
      insert into subscriptions (endpoint, person, session, p256dh, auth, created)
      select old.endpoint, old.person, sessions.hash, old.p256dh, old.auth, old.created
      from old_subscriptions old join sessions on sessions.person = old.person
      where (select count(*) from sessions own where own.person = old.person) = 1`.execute(db);
    await schema.dropTable('old_subscriptions').execute();
    await schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute();
    await schema.createIndex('subscriptions_session').on('subscriptions').column('session').execute();
  },
};
