import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Database } from '../storage/database.ts';
import { isOutage } from '../storage/postgres-faults.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';
import type { Absence, Absences } from './absences.ts';
import { takeTablesOutOfTime } from './due-tables.ts';
import { tablesOnTheClock } from './table-store.ts';
import type { Tables } from './tables.ts';

export interface TimekeeperSetting {
  readonly database: Database;
  readonly tables: Pick<Tables, 'timeOut' | 'credit'>;
  readonly absences: Absences;
  /** Looked at with one of several databases only. */
  readonly vacations?: { look(): Promise<void> };
  readonly now: Clock;
  /** The machine slept, or nobody served, if more time than this passed without a sign of life. */
  readonly longestGapMs: number;
  log(fault: unknown): void;
}

const LOOK_MS = 250;
/** A command that was received in time may still be on its way to the log when the clock runs out. */
const GRACE_MS = 500;
/** How often the server notes that it is there, so that the next one knows how long nobody was. */
const ALIVE_MS = 5000;
/** Where several nodes note it, a longer silence means that none was there. */
const LONGEST_SILENCE_MS = 2 * ALIVE_MS;
const ALIVE = 'alive';
/** When nobody was there last, so that every node knows. */
const ABSENCE = 'absence';

/** Does something with a database; false if it is away. */
const reached = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (fault) {
    if (isOutage(fault)) return false;
    throw fault;
  }
};

/** Credits the time nobody served, then lets clocks run out when they do. */
export const startTimekeeper = async (setting: TimekeeperSetting): Promise<Repeated> => {
  const { database, tables, absences, vacations, now, longestGapMs, log } = setting;
  const { db, commit } = database;
  let noted = now();

  /**
   * Notes that there is a server. If nobody had for so long, that was an absence: one of the nodes writes it down, for all
   * of them, and credits it to everybody.
   */
  const note = async (longestSilenceMs = longestGapMs): Promise<void> => {
    noted = now();
    const { isNew, absence } = await commit(async transaction => {
      const last = Number((await readSetting(transaction, ALIVE)) ?? noted);
      await writeSetting(transaction, ALIVE, String(noted));
      const isNew = noted - last > longestSilenceMs;
      if (isNew) await writeSetting(transaction, ABSENCE, JSON.stringify({ from: last, to: noted } satisfies Absence));
      return { isNew, absence: await readSetting(transaction, ABSENCE) };
    }, ALIVE);
    if (absence !== undefined) absences.add(JSON.parse(absence) as Absence);
    if (!isNew) return;
    for (const id of await tablesOnTheClock(db)) await tables.credit(id);
  };

  /** A single server that starts was away until now; of several nodes another one may have served. */
  const begin = (): Promise<void> => note(database.isShared ? LONGEST_SILENCE_MS : 0);

  const look = async (): Promise<void> => {
    const at = now();
    const due = await takeTablesOutOfTime(database, at - GRACE_MS);
    absences.answered();
    for (const id of due) await tables.timeOut(id);
    if (at - noted < ALIVE_MS) return;
    await vacations?.look();
    await note();
  };

  // A database that is away now is looked at when it is back.
  let isFirst = !(await reached(begin));
  const watch = repeat(
    LOOK_MS,
    async () => {
      if (isFirst) await begin();
      isFirst = false;
      await look();
    },
    log,
  );
  return {
    async stop() {
      await watch.stop();
      await reached(note);
    },
  };
};
