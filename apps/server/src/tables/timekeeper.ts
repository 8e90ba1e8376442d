import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Database } from '../storage/database.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';
import { tablesOnTheClock, tablesOutOfTime } from './table-store.ts';
import type { Tables } from './tables.ts';

export interface TimekeeperSetting {
  readonly database: Database;
  readonly tables: Pick<Tables, 'timeOut' | 'creditOutage'>;
  readonly vacations: { look(): Promise<void> };
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

/** Credits the time nobody served, then lets clocks run out when they do. */
export const startTimekeeper = async (setting: TimekeeperSetting): Promise<Repeated> => {
  const { database, tables, vacations, now, longestGapMs, log } = setting;
  const { db, commit } = database;
  let noted = now();
  let looked = noted;

  const note = async (): Promise<void> => {
    noted = now();
    await commit(transaction => writeSetting(transaction, ALIVE, String(noted)));
  };

  const credit = async (from: number, to: number): Promise<void> => {
    for (const id of await tablesOnTheClock(db)) await tables.creditOutage(id, from, to);
  };

  const look = async (): Promise<void> => {
    const at = now();
    if (at - looked > longestGapMs) await credit(looked, at);
    looked = at;
    for (const id of await tablesOutOfTime(db, at - GRACE_MS)) await tables.timeOut(id);
    if (at - noted < ALIVE_MS) return;
    await vacations.look();
    await note();
  };

  const last = await readSetting(db, ALIVE);
  if (last !== undefined && Number(last) < noted) await credit(Number(last), noted);
  await note();

  const watch = repeat(LOOK_MS, look, log);
  return {
    async stop() {
      await watch.stop();
      await note();
    },
  };
};
