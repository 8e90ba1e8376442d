import type { Person } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { peopleBy } from './people.ts';

/** The names of people at tables, kept in memory: they are sent with every event. */
export interface Names {
  /** Makes sure that these people are known. */
  load(ids: readonly string[]): Promise<void>;
  readonly known: ReadonlyMap<string, Person>;
  forget(id: string): void;
}

/** The most people kept; beyond that those known for longest go. */
const CAPACITY = 10_000;

export const createNames = (db: Kysely<Schema>): Names => {
  const known = new Map<string, Person>();
  return {
    known,
    async load(ids) {
      const missing = ids.filter(id => !known.has(id));
      if (missing.length === 0) return;
      for (const [id, person] of await peopleBy(db, missing)) known.set(id, person);
      for (const id of known.keys()) {
        if (known.size <= CAPACITY) break;
        if (!ids.includes(id)) known.delete(id);
      }
    },
    forget: id => void known.delete(id),
  };
};
