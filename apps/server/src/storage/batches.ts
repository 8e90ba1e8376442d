import { type Kysely, sql } from 'kysely';
import type { CommandRow, EventRow, NoticeRow, Schema, TableRow } from './schema.ts';
import { reportCommit } from './telemetry.ts';

/** Everything one append to a log writes, where nobody sits down or gets up. */
export interface Append {
  readonly command: CommandRow | undefined;
  readonly events: readonly EventRow[];
  readonly summary: Pick<TableRow, 'id' | 'seq' | 'state' | 'bot_due' | 'clock_due' | 'changed'>;
  /** Written for people who have a device to tell. */
  readonly notices: readonly NoticeRow[];
}

/** Writes appends to many logs together. */
export interface Batches {
  /**
   * Resolves with true once it is on disk. False: it was not written, or nobody knows, as the connection broke; the
   * way to find out is to append the event again by itself.
   */
  write(append: Append): Promise<boolean>;
}

interface Waiting {
  readonly append: Append;
  resolve(isWritten: boolean): void;
}

/** While some statements wait for the disk, the next one is collected. */
const MOST_RUNNING = 3;
/**
 * A statement beside others costs more than a larger one after them: it is worth that when so many appends wait for each
 * that runs, or when the one that started last is slow.
 */
const WORTH_ANOTHER = 32;
const SLOW_MS = 20;
const LARGEST_BATCH = 200;

const json = (rows: readonly object[]): string => JSON.stringify(rows);

const byTable = (a: Append, b: Append): number => (a.summary.id < b.summary.id ? -1 : 1);

/**
 * One statement is one transaction and one round trip. Keys decide: if any of the rows is there already, nothing is
 * written. All nodes write in the same order, so that no two wait for each other.
 */
const writeAll = async (db: Kysely<Schema>, batch: readonly Append[]): Promise<void> => {
  const sorted = batch.toSorted(byTable);
  const commands = sorted.flatMap(({ command }) => command ?? []);
  await sql`
    with command as (
      insert into commands (person, cid, seq, at)
      select person, cid, seq, at
      from json_to_recordset(${json(commands)}::json) as row(person text, cid text, seq integer, at bigint)
    ), event as (
      insert into events (table_id, seq, at, body)
      select table_id, seq, at, body
      from json_to_recordset(${json(sorted.flatMap(({ events }) => events))}::json)
        as row(table_id text, seq integer, at bigint, body text)
    ), notice as (
      insert into notices (person, table_id, decision, seat, created, due, state, reason, tries)
      select person, table_id, decision, seat, created, due, state, reason, tries
      from json_to_recordset(${json(sorted.flatMap(({ notices }) => notices))}::json)
        as row(person text, table_id text, decision integer, seat integer, created bigint, due bigint, state text,
          reason text, tries integer)
      where exists (select from subscriptions where subscriptions.person = row.person)
      on conflict do nothing
    )
    update tables
    set seq = row.seq, state = row.state, bot_due = row.bot_due, clock_due = row.clock_due, changed = row.changed
    from json_to_recordset(${json(sorted.map(({ summary }) => summary))}::json)
      as row(id text, seq integer, state text, bot_due integer, clock_due bigint, changed bigint)
    where tables.id = row.id
  `.execute(db);
};

/** Group commit for PostgreSQL: what arrives while statements run goes into the next one, together. */
export const createBatches = (db: Kysely<Schema>): Batches => {
  const waiting: Waiting[] = [];
  let running = 0;
  let lastStart = 0;

  /** Whether what waits is better written now than by the statements that run, when they are done. */
  const needsAnother = (): boolean => {
    if (running === 0) return true;
    const isMuch = waiting.length > running * WORTH_ANOTHER;
    return running < MOST_RUNNING && (isMuch || performance.now() - lastStart > SLOW_MS);
  };

  const writeAlone = ({ append, resolve }: Waiting): Promise<void> =>
    writeAll(db, [append]).then(
      () => resolve(true),
      () => resolve(false),
    );

  const run = async (): Promise<void> => {
    running++;
    while (waiting.length > 0) {
      // Lets every message that has arrived put its append into the batch.
      await new Promise(resolve => setImmediate(resolve));
      const batch = waiting.splice(0, LARGEST_BATCH);
      if (batch.length === 0) continue;
      const started = performance.now();
      lastStart = started;
      try {
        await writeAll(
          db,
          batch.map(({ append }) => append),
        );
        reportCommit(batch.length, started);
        for (const { resolve } of batch) resolve(true);
      } catch {
        // One of them was late and took the others back with it.
        await Promise.all(batch.map(writeAlone));
      }
    }
    // In the same moment: what comes after the last look at what waits needs another run.
    running--;
  };

  return {
    write: append =>
      new Promise(resolve => {
        waiting.push({ append, resolve });
        if (needsAnother()) void run();
      }),
  };
};
