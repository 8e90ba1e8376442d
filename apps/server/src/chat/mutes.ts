import type { Bus } from '../storage/bus.ts';
import type { Database } from '../storage/database.ts';

/** Whom people do not want to hear. Those of connected people are kept in memory. */
export interface Mutes {
  load(person: string): Promise<ReadonlySet<string>>;
  /** Whether a reader, whose mutes were loaded, has muted somebody. */
  has(reader: string | undefined, speaker: string): boolean;
  set(person: string, muted: string, on: boolean): Promise<void>;
  /** Frees the memory when somebody is not connected any more. */
  forget(person: string): void;
}

export const createMutes = ({ db, commit }: Database, bus: Bus): Mutes => {
  const known = new Map<string, Set<string>>();
  const read = async (person: string): Promise<ReadonlySet<string>> => {
    const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    const muted = new Set(rows.map(row => row.muted));
    known.set(person, muted);
    return muted;
  };
  const load = async (person: string): Promise<ReadonlySet<string>> => known.get(person) ?? read(person);
  bus.on('mutes', person => void (known.has(person) && read(person).catch(() => undefined)));
  return {
    load,
    has: (reader, speaker) => reader !== undefined && known.get(reader)?.has(speaker) === true,
    async set(person, muted, on) {
      await commit(async transaction => {
        await transaction.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
        if (on) await transaction.insertInto('mutes').values({ person, muted }).execute();
      });
      if (on) known.get(person)?.add(muted);
      else known.get(person)?.delete(muted);
      bus.tell('mutes', person);
    },
    forget: person => void known.delete(person),
  };
};
