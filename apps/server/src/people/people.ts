import type { Person } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { PersonRow, Schema } from '../storage/schema.ts';
import { hashOf, newId, newSecret } from './tokens.ts';

const personFrom = ({ id, name }: Pick<PersonRow, 'id' | 'name'>): Person => ({ id, name: JSON.parse(name) as string });

/** A new guest, and the token that proves who they are. */
export const createGuest = async (
  db: Kysely<Schema>,
  name: string,
  now: number,
): Promise<{ readonly person: Person; readonly token: string }> => {
  const person = { id: newId(), name };
  const token = newSecret();
  await db
    .insertInto('people')
    .values({ id: person.id, name: JSON.stringify(name), created: now })
    .execute();
  await db
    .insertInto('sessions')
    .values({ hash: hashOf(token), person: person.id, created: now })
    .execute();
  return { person, token };
};

/** Whose token this is; undefined if it is nobody's. */
export const personOf = async (db: Kysely<Schema>, token: string): Promise<Person | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select(['people.id', 'people.name'])
    .where('sessions.hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && personFrom(row);
};

/** People by their ids. */
export const peopleBy = async (db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(row => [row.id, personFrom(row)]));
};
