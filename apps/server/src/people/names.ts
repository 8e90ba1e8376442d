import type { Person } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { peopleBy } from './people.ts';

/** The names of people at tables, kept in memory: they are sent with every event. */
export interface Names {
  /** Makes sure that these people are known; undefined if they are. */
  load(ids: readonly string[]): Promise<void> | undefined;
  readonly known: ReadonlyMap<string, Person>;
  forget(id: string): void;
}

/** The most people kept; beyond that those known for longest go. */
const CAPACITY = 10_000;

export const createNames = (db: Kysely<Schema>): Names => {
  const known = new Map<string, Person>();

  const read = async (missing: readonly string[], ids: readonly string[]): Promise<void> => {
    for (const [id, person] of await peopleBy(db, missing)) known.set(id, person);
    for (const id of known.keys()) {
      if (known.size <= CAPACITY) break;
      if (!ids.includes(id)) known.delete(id);
    }
  };

  return {
    known,
    load(ids) {
      const missing = ids.filter(id => !known.has(id));
      return missing.length === 0 ? undefined : read(missing, ids);
    },
    forget: id => void known.delete(id),
  };
};
