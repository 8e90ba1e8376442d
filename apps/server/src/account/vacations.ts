import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Bus } from '../storage/bus.ts';
import type { Database } from '../storage/database.ts';
import { isOutage } from '../storage/postgres-faults.ts';
import type { Schema } from '../storage/schema.ts';
import { personsAt, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
/** The days of vacation in any year; otherwise somebody could stay away for ever. */
const MOST_DAYS = 30;

/** Vacations stop a person's clocks at tables by correspondence. */
export interface Vacations {
  /** When the vacation ends, and how many days are left in this year. */
  of(person: string): Promise<{ readonly until: number | undefined; readonly daysLeft: number }>;
  /** Begins one; false if there are not enough days left. */
  begin(person: string, days: number): Promise<boolean>;
  end(person: string): Promise<void>;
  /** Ends those that are over. */
  look(): Promise<void>;
  /** Stops the clocks of people on vacation at a table that has just begun. */
  consider(table: Table): void;
}

const current = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('vacations').selectAll().where('ended', '=', 0).where('until', '>', now);

export const createVacations = async (
  { db, commit }: Database,
  tables: Pick<Tables, 'setVacation' | 'playedBy'>,
  now: Clock,
  bus: Bus,
): Promise<Vacations> => {
  const away = new Set((await current(db, now()).execute()).map(({ person }) => person));

  const isAway = async (person: string): Promise<boolean> =>
    (await current(db, now()).where('person', '=', person).executeTakeFirst()) !== undefined;

  bus.on('vacation', async person => {
    try {
      if (await isAway(person)) away.add(person);
      else away.delete(person);
    } catch {
      // The database is away. At worst a clock runs at one new table until the person looks.
    }
  });

  const usedDays = async (person: string): Promise<number> => {
    const rows = await db
      .selectFrom('vacations')
      .selectAll()
      .where('person', '=', person)
      .where('until', '>', now() - YEAR)
      .execute();
    const used = rows.reduce((sum, { since, until }) => sum + Number(until) - Math.max(Number(since), now() - YEAR), 0);
    return Math.ceil(used / DAY);
  };

  /** People whose clocks could not be set at all tables, as a database was away; the next look tries again. */
  const unfinished = new Map<string, boolean>();

  const setAll = async (person: string, on: boolean): Promise<void> => {
    unfinished.set(person, on);
    try {
      for (const id of await tables.playedBy(person)) await tables.setVacation(id, person, on);
      unfinished.delete(person);
    } catch (fault) {
      if (!isOutage(fault)) throw fault;
    }
  };

  const end = async (person: string, at: number): Promise<void> => {
    away.delete(person);
    await commit(async transaction => {
      const open = transaction.updateTable('vacations').where('person', '=', person).where('ended', '=', 0);
      await open.where('until', '>', at).set({ until: at }).execute();
      await open.set({ ended: 1 }).execute();
    });
    bus.tell('vacation', person);
    await setAll(person, false);
  };

  return {
    async of(person) {
      const row = await current(db, now()).where('person', '=', person).executeTakeFirst();
      return { until: row && Number(row.until), daysLeft: Math.max(0, MOST_DAYS - (await usedDays(person))) };
    },
    async begin(person, days) {
      const at = now();
      if (away.has(person) || (await usedDays(person)) + days > MOST_DAYS) return false;
      await commit(transaction =>
        transaction
          .insertInto('vacations')
          .values({ person, since: at, until: at + days * DAY, ended: 0 })
          .execute(),
      );
      away.add(person);
      bus.tell('vacation', person);
      await setAll(person, true);
      return true;
    },
    end: person => end(person, now()),
    async look() {
      for (const [person, on] of [...unfinished]) await setAll(person, on);
      const over = await db
        .selectFrom('vacations')
        .select('person')
        .where('ended', '=', 0)
        .where('until', '<=', now())
        .execute();
      for (const { person } of over) await end(person, now());
    },
    consider(table) {
      if (away.size === 0 || table.startedAt !== table.seq) return;
      for (const person of personsAt(table)) {
        if (away.has(person)) void tables.setVacation(table.header.id, person, true);
      }
    },
  };
};
