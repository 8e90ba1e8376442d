import type { Kysely } from 'kysely';
import { passkeysOf } from '../people/passkeys.ts';
import { sessionsOf } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { listTables } from '../tables/table-store.ts';

const iso = (at: number): string => new Date(Number(at)).toISOString();

/** Every table somebody made or sits at. */
const allTables = async (db: Kysely<Schema>, person: string) => {
  const tables = [];
  let before: { readonly id: string; readonly created: number } | undefined;
  for (;;) {
    const page = await listTables(db, { state: undefined, mine: person, before });
    tables.push(...page);
    const last = page.at(-1);
    if (last === undefined) return tables;
    before = { id: last.id, created: Date.parse(last.created) };
  }
};

/** Everything the server keeps about somebody, for them to take away. */
export const exportData = async (db: Kysely<Schema>, person: string, session: string) => {
  const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  const own = <T extends 'mutes' | 'notices' | 'vacations' | 'chat'>(table: T) =>
    db
      .selectFrom(table as 'mutes')
      .selectAll()
      .where('person', '=', person)
      .execute();
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
    tables: await allTables(db, person),
  };
};

/** Forgets somebody. The games of the others stay; the seat has no name any more. Returns the sessions that ended. */
export const forgetPerson = ({ commit }: Database, person: string): Promise<string[]> =>
  commit(async db => {
    const sessions = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
    for (const table of [
      'sessions',
      'passkeys',
      'codes',
      'notices',
      'vacations',
      'mutes',
      'reports',
      'chat',
      'commands',
    ] as const) {
      await db
        .deleteFrom(table as 'sessions')
        .where('person', '=', person)
        .execute();
    }
    await db.deleteFrom('mutes').where('muted', '=', person).execute();
    await db
      .updateTable('people')
      .set({ name: JSON.stringify(''), email: null, quiet: null })
      .where('id', '=', person)
      .execute();
    return sessions.map(({ hash }) => hash);
  });
