import type { AdminAct } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import { newId } from '../people/tokens.ts';
import type { Schema } from '../storage/schema.ts';

/** How many of the latest are shown. All are kept. */
const SHOWN = 100;

/** What an admin does to a table or a person, whose id is the subject. */
export type Act = Omit<AdminAct, 'at'>;

/** Notes what an admin does, in the transaction that does it or, where that is another database's, before it. */
export const noteAct = async (db: Kysely<Schema>, { admin, act, subject }: Act, now: number): Promise<void> => {
  await db.insertInto('acts').values({ id: newId(), at: now, admin, act, subject }).execute();
};

export const latestActs = async (db: Kysely<Schema>): Promise<AdminAct[]> => {
  const rows = await db.selectFrom('acts').selectAll().orderBy('at', 'desc').orderBy('id').limit(SHOWN).execute();
  return rows.map(({ at, admin, act, subject }) => ({
    at: new Date(Number(at)).toISOString(),
    admin,
    act: act as AdminAct['act'],
    subject,
  }));
};
