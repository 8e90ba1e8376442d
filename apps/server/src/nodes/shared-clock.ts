import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Schema } from '../storage/schema.ts';

/** The time all nodes go by. */
export interface SharedClock extends Repeated {
  readonly now: Clock;
}

const READ_MS = 5000;
/** An answer that took longer says too little about when the database read its clock. */
const SLOWEST_MS = 500;

/**
 * The clock of the database. Those of the nodes may differ by minutes, or jump; between two readings only the time that
 * passed is measured here, by a clock that nobody sets.
 */
export const startSharedClock = async (db: Kysely<Schema>, log: (fault: unknown) => void): Promise<SharedClock> => {
  let ahead: number | undefined;

  const read = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await sql<{ now: string }>`
      select extract(epoch from clock_timestamp()) * 1000 as now
    `.execute(db);
    const answered = performance.now();
    if (ahead !== undefined && answered - asked > SLOWEST_MS) return;
    ahead = Number(rows[0]?.now) - (asked + answered) / 2;
  };

  await read();
  const reading = repeat(READ_MS, read, log);
  return {
    now: () => Math.round(performance.now() + (ahead ?? 0)),
    stop: () => reading.stop(),
  };
};
