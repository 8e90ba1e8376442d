import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Database } from '../storage/database.ts';
import { isOutage } from '../storage/postgres-faults.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';
import { takeTablesOutOfTime } from './due-tables.ts';
import { tablesOnTheClock } from './table-store.ts';
import type { Tables } from './tables.ts';

export interface TimekeeperSetting {
  readonly database: Database;
  readonly tables: Pick<Tables, 'timeOut' | 'creditOutage'>;
  /** Looked at with one of several databases only. */
  readonly vacations?: { look(): Promise<void> };
  readonly now: Clock;
  /** The machine slept if more time than this passed since the last look; nobody pays for that. */
  readonly longestGapMs: number;
  log(fault: unknown): void;
}

const LOOK_MS = 250;
/** A command that was received in time may still be on its way to the log when the clock runs out. */
const GRACE_MS = 500;
/** How often the server notes that it is there, so that the next one knows how long nobody was. */
const ALIVE_MS = 5000;
const ALIVE = 'alive';
/** Where several nodes note that they are there, this long without a note means that nobody was. */
const LONGEST_SILENCE_MS = 2 * ALIVE_MS;

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
  const { database, tables, vacations, now, longestGapMs, log } = setting;
  const { db, commit } = database;
  let noted = now();
  let looked = noted;
  /** No clock runs out before this: another node may be crediting an outage. */
  let hold = 0;

  /** Notes that there is a server; returns when the last one noted it. Only one of several nodes gets a time to credit. */
  const note = async (): Promise<number> => {
    noted = now();
    return commit(async transaction => {
      const last = await readSetting(transaction, ALIVE);
      await writeSetting(transaction, ALIVE, String(noted));
      return last === undefined ? noted : Number(last);
    }, ALIVE);
  };

  const credit = async (from: number, to: number): Promise<void> => {
    for (const id of await tablesOnTheClock(db)) await tables.creditOutage(id, from, to);
  };

  /** This node was away: the machine slept, or the database was gone. Others may have served meanwhile. */
  const creditGap = async (at: number): Promise<void> => {
    if (!database.isShared) return credit(looked, at);
    const from = await note();
    if (at - from > LONGEST_SILENCE_MS) return credit(from, at);
    hold = at + LONGEST_SILENCE_MS;
  };

  const look = async (): Promise<void> => {
    const at = now();
    if (at - looked > longestGapMs) await creditGap(at);
    looked = at;
    if (at >= hold) {
      const due = await takeTablesOutOfTime(database, at - GRACE_MS);
      // The database did not answer for long; the next look credits that first.
      if (now() - at > longestGapMs) return;
      for (const id of due) await tables.timeOut(id);
    }
    if (at - noted < ALIVE_MS) return;
    await vacations?.look();
    await note();
  };

  const creditFirst = async (): Promise<void> => {
    if (database.isShared) {
      const last = await note();
      if (noted - last > LONGEST_SILENCE_MS) await credit(last, noted);
    } else {
      const last = await readSetting(db, ALIVE);
      if (last !== undefined && Number(last) < noted) await credit(Number(last), noted);
      await note();
    }
    looked = noted;
  };

  // A database that is away now is looked at when it is back.
  let isFirst = !(await reached(creditFirst));
  const watch = repeat(
    LOOK_MS,
    async () => {
      if (isFirst) await creditFirst();
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
