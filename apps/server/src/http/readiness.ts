import type { Shards } from '../storage/shards.ts';

/** Whether this server should be sent anybody. */
export interface Readiness {
  /** Everything is up. */
  begin(): void;
  /** The server stops: it finishes what is in hand, and nobody new should come. */
  end(): void;
  /** Undefined, or why not. */
  obstacle(): Promise<'starting' | 'stopping' | 'no database' | undefined>;
  /**
   * The numbers of the shards that cannot be reached. They are no obstacle: the other tables are served, and if every
   * node that misses one shard were sent nobody, nobody could play at all.
   */
  away(): number[];
}

/** Load balancers ask every few seconds and wait about as long. */
const PATIENCE_MS = 2000;

const inTime = (work: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });

export const createReadiness = ({ people: { db }, all }: Pick<Shards, 'people' | 'all'>): Readiness => {
  let phase: 'starting' | 'ready' | 'stopping' = 'starting';
  /** While the database is away a query waits for it, so one at a time is enough. */
  let asking: Promise<unknown> | undefined;
  const ask = (): Promise<unknown> => {
    asking ??= db
      .selectFrom('settings')
      .select('name')
      .limit(1)
      .execute()
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return {
    begin() {
      phase = 'ready';
    },
    end() {
      phase = 'stopping';
    },
    async obstacle() {
      if (phase !== 'ready') return phase;
      return (await inTime(ask())) ? undefined : 'no database';
    },
    away: () => [...all.keys()].filter(shard => all[shard]?.isAway() === true),
  };
};
