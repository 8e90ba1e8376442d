import type { Kysely } from 'kysely';
import { prepared } from '../storage/prepared.ts';
import type { NoticeRow, Schema } from '../storage/schema.ts';
import { isBotSeat, type Table } from './table.ts';

/** A person who looks at the table answers before this; nobody has to guess who is looking. */
const DELAY_MS = 15_000;

const selectDevice = prepared((db, { person }: Pick<NoticeRow, 'person'>) =>
  db.selectFrom('subscriptions').select('person').where('person', '=', person).limit(1),
);

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
  for (const [seat, occupant] of after.seats.entries()) {
    const decision = after.asked[seat];
    if (decision === undefined || decision === before?.asked[seat]) continue;
    if (occupant.kind !== 'person' || isBotSeat(after, seat)) continue;
    const { person } = occupant;
    const { rows } = await selectDevice(db, { person });
    if (rows.length === 0) continue;
    await db
      .insertInto('notices')
      .values({
        person,
        table_id: after.header.id,
        decision,
        seat,
        created: now,
        due: now + DELAY_MS,
        state: 'waiting',
        reason: '',
        tries: 0,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
};
