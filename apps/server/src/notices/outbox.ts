import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { NoticeRow, Schema } from '../storage/schema.ts';
import type { Shards } from '../storage/shards.ts';

/** How many a person can look back at. */
const SHOWN = 100;

export type NoticeKey = Pick<NoticeRow, 'person' | 'table_id' | 'decision'>;

/** What is to be sent by now. */
const dueNotices = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due', '<=', now)
    .orderBy('due')
    .limit(SHOWN);

/** How long a node may take to send what it has taken; then another one takes it. */
const LEASE_MS = 60_000;

/**
 * Takes what is to be sent by now. Where several nodes send, each takes what no other has: it is due again if the node
 * that took it dies before it has noted the outcome.
 */
export const takeNotices = async ({ db, commit, isShared }: Database, now: number): Promise<NoticeRow[]> => {
  const due = await dueNotices(db, now).execute();
  if (!isShared || due.length === 0) return due;
  return commit(async transaction => {
    const taken = await dueNotices(transaction, now).forUpdate().skipLocked().execute();
    for (const notice of taken) await updateNotice(transaction, notice, { due: now + LEASE_MS });
    return taken;
  });
};

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
export const noticesOf = async (shards: Shards, person: string): Promise<NoticeRow[]> => {
  const rows = await shards.gather(({ db }) =>
    db
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .orderBy('decision', 'desc')
      .limit(SHOWN)
      .execute(),
  );
  return rows.sort((a, b) => Number(b.created) - Number(a.created) || b.decision - a.decision).slice(0, SHOWN);
};
