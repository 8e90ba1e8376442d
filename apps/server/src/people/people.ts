import type { Person } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { PersonRow, Schema } from '../storage/schema.ts';
import { newId } from './tokens.ts';

export const personFrom = ({ id, name }: Pick<PersonRow, 'id' | 'name'>): Person => ({
  id,
  name: JSON.parse(name) as string,
});

/** A new guest. */
export const createGuest = async (db: Kysely<Schema>, name: string, now: number): Promise<Person> => {
  const person = { id: newId(), name };
  await db
    .insertInto('people')
    .values({ id: person.id, name: JSON.stringify(name), created: now, quiet: null, email: null, blocked: null })
    .execute();
  return person;
};

export const renamePerson = async (db: Kysely<Schema>, id: string, name: string): Promise<void> => {
  await db
    .updateTable('people')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', id)
    .execute();
};

/** People by their ids. */
export const peopleBy = async (db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(row => [row.id, personFrom(row)]));
};

/** Whether somebody may not come back. */
export const isBlocked = async (db: Kysely<Schema>, id: string): Promise<boolean> => {
  const row = await db.selectFrom('people').select('blocked').where('id', '=', id).executeTakeFirst();
  return row?.blocked != null;
};
