import { newId } from '../people/tokens.ts';
import { inShard } from '../storage/shard-ids.ts';
import type { Shards } from '../storage/shards.ts';
import { answerOnce, knownAnswer, type Repeatable } from './idempotency.ts';

/** The ids of new tables. A request that is repeated gets the same one, so it finds its table, whichever shard has it. */
export interface TableIds {
  /** The id a request was given before. */
  known(request: Repeatable): Promise<string | undefined>;
  make(request: Repeatable, now: number): Promise<string>;
}

export const createTableIds = (shards: Shards): TableIds => {
  const { people } = shards;
  const fresh = (): string => inShard(newId(), shards.pick());
  // Where there is one database, the answer itself is found there.
  if (shards.all.length === 1) return { known: async () => fresh(), make: async () => fresh() };
  const named = (request: Repeatable): Repeatable => ({ ...request, route: `${request.route} id` });
  return {
    known: request => knownAnswer<string>(people.db, named(request)),
    // Chosen and kept with people first; the table follows in its own database. If that fails, the next try goes on.
    make: async (request, now) =>
      request.key === undefined ? fresh() : (await answerOnce(people, named(request), now, async () => fresh())).answer,
  };
};
