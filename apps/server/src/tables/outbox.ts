import type { Kysely } from 'kysely';
import { prepared } from '../storage/prepared.ts';
import type { NoticeRow, Schema } from '../storage/schema.ts';
import { isBotSeat, type Table } from './table.ts';

/** A person who looks at the table answers before this; nobody has to guess who is looking. */
const DELAY_MS = 15_000;

const selectDevice = prepared((db, { person }: Pick<NoticeRow, 'person'>) =>
  db.selectFrom('subscriptions').select('person').where('person', '=', person).limit(1),
);

/** The notices that go with an event: one for everybody it asks something. */
export const noticesFor = (before: Table | undefined, after: Table, now: number): NoticeRow[] => {
  const table_id = after.header.id;
  const due = now + DELAY_MS;
  const notices: NoticeRow[] = [];
  for (const [seat, occupant] of after.seats.entries()) {
    const decision = after.asked[seat];
    if (decision === undefined || decision === before?.asked[seat]) continue;
    if (occupant.kind !== 'person' || isBotSeat(after, seat)) continue;
    const { person } = occupant;
    notices.push({ person, table_id, decision, seat, created: now, due, state: 'waiting', reason: '', tries: 0 });
  }
  return notices;
};

/**
 * Notes everybody whom an event asks something, in the transaction of the event; a new table that starts at once had no
 * `before`. The key makes sure that nobody is told twice about the same decision. People without a device to tell are
 * left out.
 */
export const noteAsked = async (
  db: Kysely<Schema>,
  before: Table | undefined,
  after: Table,
  now: number,
): Promise<void> => {
  for (const notice of noticesFor(before, after, now)) {
    const { rows } = await selectDevice(db, notice);
    if (rows.length === 0) continue;
    await db
      .insertInto('notices')
      .values(notice)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
};
