import type { Kysely } from 'kysely';
import type { NoticeRow, Schema } from '../storage/schema.ts';

/** How many a person can look back at. */
const SHOWN = 100;

export type NoticeKey = Pick<NoticeRow, 'person' | 'table_id' | 'decision'>;

/** What is to be sent by now. */
export const dueNotices = (db: Kysely<Schema>, now: number): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due', '<=', now)
    .orderBy('due')
    .limit(SHOWN)
    .execute();

export const updateNotice = async (
  db: Kysely<Schema>,
  { person, table_id, decision }: NoticeKey,
  change: Partial<Pick<NoticeRow, 'state' | 'reason' | 'due' | 'tries'>>,
): Promise<void> => {
  await db
    .updateTable('notices')
    .set(change)
    .where('person', '=', person)
    .where('table_id', '=', table_id)
    .where('decision', '=', decision)
    .execute();
};

/** What a person was told or not, and why; the latest first. */
export const noticesOf = (db: Kysely<Schema>, person: string): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .orderBy('decision', 'desc')
    .limit(SHOWN)
    .execute();
