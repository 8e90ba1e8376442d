import type { Kysely } from 'kysely';
import { passkeysOf } from '../people/passkeys.ts';
import { sessionsOf } from '../people/sessions.ts';
import type { Schema } from '../storage/schema.ts';
import type { Shards } from '../storage/shards.ts';
import { listTables } from '../tables/table-store.ts';

const iso = (at: number): string => new Date(Number(at)).toISOString();

/** Every table somebody made or sits at. */
const allTables = async (shards: Shards, person: string) => {
  const tables = [];
  let before: { readonly id: string; readonly created: number } | undefined;
  for (;;) {
    const page = await listTables(shards, { state: undefined, mine: person, before }, 'gatherAll');
    tables.push(...page);
    const last = page.at(-1);
    if (last === undefined) return tables;
    before = { id: last.id, created: Date.parse(last.created) };
  }
};

/** Everything the server keeps about somebody, for them to take away. */
export const exportData = async (shards: Shards, person: string, session: string) => {
  const { db } = shards.people;
  const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  /** All of it or nothing: a part that is away would be missed only later. */
  const own = <T extends 'mutes' | 'notices' | 'vacations' | 'chat'>(table: T) =>
    shards.gatherAll(each =>
      each.db
        .selectFrom(table as 'mutes')
        .selectAll()
        .where('person', '=', person)
        .execute(),
    );
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'created'])
    .where('person', '=', person)
    .execute();
  const passkeys = await passkeysOf(db, person);
  return {
    person: { id: row.id, name: JSON.parse(row.name) as unknown },
    created: iso(row.created),
    email: row.email,
    blocked: row.blocked && iso(row.blocked),
    quiet: row.quiet && (JSON.parse(row.quiet) as unknown),
    sessions: await sessionsOf(db, person, session),
    passkeys: passkeys.map(({ id, created }) => ({ id, created: iso(created) })),
    subscriptions,
    notices: await own('notices'),
    vacations: await own('vacations'),
    muted: await own('mutes'),
    chat: await own('chat'),
    tables: await allTables(shards, person),
  };
};

const deleteOwn = async (db: Kysely<Schema>, tables: readonly (keyof Schema)[], person: string): Promise<void> => {
  for (const table of tables) {
    await db
      .deleteFrom(table as 'sessions')
      .where('person', '=', person)
      .execute();
  }
};

const OF_PEOPLE = ['sessions', 'passkeys', 'codes', 'vacations', 'mutes'] as const;
const OF_TABLES = ['notices', 'reports', 'chat', 'commands', 'subscriptions'] as const;

/**
 * Forgets somebody. The games of the others stay; the seat has no name any more. Returns the sessions that ended. They
 * end last: if a database cannot be reached, the person can ask again.
 */
export const forgetPerson = async ({ all, people }: Shards, person: string): Promise<string[]> => {
  for (const { commit } of all) await commit(db => deleteOwn(db, OF_TABLES, person));
  return people.commit(async db => {
    const sessions = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
    await deleteOwn(db, OF_PEOPLE, person);
    await db.deleteFrom('mutes').where('muted', '=', person).execute();
    await db
      .updateTable('people')
      .set({ name: JSON.stringify(''), email: null, quiet: null })
      .where('id', '=', person)
      .execute();
    return sessions.map(({ hash }) => hash);
  });
};
