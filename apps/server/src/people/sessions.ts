import type { Person, SessionInfo } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { createGuest, personFrom } from './people.ts';
import { hashOf, newSecret } from './tokens.ts';

/** Somebody on one device. */
export interface Session {
  readonly person: Person;
  readonly hash: string;
  /** When it was last used, to the hour. */
  readonly seen: number;
}

/** How a session is named in lists: the token cannot be found from a part of its hash. */
const publicId = (hash: string): string => hash.slice(0, 16);

/** A new session of a person; the token proves who they are. */
export const createSession = async (
  db: Kysely<Schema>,
  person: string,
  now: number,
  agent: string,
): Promise<string> => {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({ hash: hashOf(token), person, created: now, seen: now, agent: agent.slice(0, 200) })
    .execute();
  return token;
};

/** A new guest on this device. */
export const createGuestSession = async (
  db: Kysely<Schema>,
  name: string,
  now: number,
  agent: string,
): Promise<{ readonly person: Person; readonly token: string }> => {
  const person = await createGuest(db, name, now);
  return { person, token: await createSession(db, person.id, now, agent) };
};

/** The session of a token; undefined if it is nobody's. */
export const sessionOf = async (db: Kysely<Schema>, token: string): Promise<Session | undefined> => {
  const hash = hashOf(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select(['people.id', 'people.name', 'sessions.seen'])
    .where('sessions.hash', '=', hash)
    .executeTakeFirst();
  return row && { person: personFrom(row), hash, seen: Number(row.seen) };
};

export const touchSession = async (db: Kysely<Schema>, hash: string, now: number): Promise<void> => {
  await db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
};

const iso = (at: number): string => new Date(Number(at)).toISOString();

/** Where a person is signed in, the latest first. */
export const sessionsOf = async (db: Kysely<Schema>, person: string, current: string): Promise<SessionInfo[]> => {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .execute();
  return rows.map(({ hash, created, seen, agent }) => ({
    id: publicId(hash),
    created: iso(created),
    seen: iso(seen),
    agent,
    current: hash === current,
  }));
};

/** The browser of a session stands for somebody else now: its notices must not reach them. */
export const stopNotices = async (db: Kysely<Schema>, hash: string): Promise<void> => {
  await db.deleteFrom('subscriptions').where('session', '=', hash).execute();
};

/** Ends a session of a person, and with it the notices to its browser; returns its hash if there was one. */
export const endSession = async (db: Kysely<Schema>, person: string, id: string): Promise<string | undefined> => {
  const rows = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
  const found = rows.find(({ hash }) => publicId(hash) === id)?.hash;
  if (found !== undefined) await db.deleteFrom('sessions').where('hash', '=', found).execute();
  return found;
};
