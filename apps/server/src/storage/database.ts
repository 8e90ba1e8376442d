import type { Kysely } from 'kysely';
import type { Batches } from './batches.ts';
import type { Bus } from './bus.ts';
import type { Commits } from './group-commit.ts';
import type { Schema } from './schema.ts';

export interface Database extends Commits {
  /** For reading; writes go through `commit`. */
  readonly db: Kysely<Schema>;
  /** The fast way to append to logs. */
  readonly batches: Batches;
  /** Whether other nodes write to this database as well. */
  readonly isShared: boolean;
  /** Whether it has been away for so long that requests fail instead of waiting. */
  isAway(): boolean;
  /** Hints to and from the other nodes. */
  createBus(log: (fault: unknown) => void): Bus;
  close(): Promise<void>;
}
