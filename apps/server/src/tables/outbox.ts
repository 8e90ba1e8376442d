import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { isBotSeat, type Table } from './table.ts';

/** A person who looks at the table answers before this; nobody has to guess who is looking. */
const DELAY_MS = 15_000;

/**
 * Notes everybody whom an event asks something, in the transaction of the event. The key makes sure that nobody is told
 * twice about the same decision. People without a device to tell are left out.
 */
export const noteAsked = async (db: Kysely<Schema>, before: Table, after: Table, now: number): Promise<void> => {
  for (const [seat, occupant] of after.seats.entries()) {
    const decision = after.asked[seat];
    if (decision === undefined || decision === before.asked[seat]) continue;
    if (occupant.kind !== 'person' || isBotSeat(after, seat)) continue;
    const { person } = occupant;
    await db
      .insertInto('notices')
      .columns(['person', 'table_id', 'decision', 'seat', 'created', 'due', 'state', 'reason', 'tries'])
      .expression(({ selectFrom, val }) =>
        selectFrom('subscriptions')
          .select([
            'person',
            val(after.header.id).as('table_id'),
            val(decision).as('decision'),
            val(seat).as('seat'),
            val(now).as('created'),
            val(now + DELAY_MS).as('due'),
            val('waiting').as('state'),
            val('').as('reason'),
            val(0).as('tries'),
          ])
          .where('person', '=', person)
          .limit(1),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
};
