import type { QuietHours } from '@cap-diamant/protocol';
import type { Clock } from '../clock.ts';
import type { NoticeOutcome } from '../monitoring/metrics.ts';
import { hashOf } from '../people/tokens.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Database } from '../storage/database.ts';
import type { NoticeRow, SubscriptionRow } from '../storage/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { takeNotices, updateNotice } from './outbox.ts';
import type { Push, Pushed } from './push.ts';
import { quietUntil } from './quiet-hours.ts';

export interface NotifierSetting {
  /** The database whose outbox is sent. */
  readonly database: Database;
  /** The one with people and their devices. */
  readonly people: Database;
  readonly tables: Pick<Tables, 'isAsked'>;
  readonly push: Push;
  readonly now: Clock;
  log(fault: unknown): void;
  /** Hears what became of a notice. */
  onOutcome(outcome: NoticeOutcome): void;
}

const LOOK_MS = 500;
const MOST_TRIES = 4;
const FIRST_WAIT_MS = 60_000;

type Change = Parameters<typeof updateNotice>[2];

/** A later notice about the same table takes the place of one that was not delivered yet. */
const topicOf = (table: string): string => hashOf(table).slice(0, 32);

/** What the log says after all devices were tried. */
const afterSending = (results: readonly Pushed[], tries: number, now: number): Change => {
  if (results.includes('sent')) return { state: 'sent', reason: '', due: now };
  const failed = results.find(result => typeof result === 'object');
  if (failed === undefined) return { state: 'held', reason: 'no-device' };
  if (tries >= MOST_TRIES) return { state: 'failed', reason: failed.failed, tries };
  return { reason: failed.failed, tries, due: now + FIRST_WAIT_MS * 4 ** (tries - 1) };
};

/** Sends what is in the outbox. Everything is checked again at the moment of sending, and noted for the person to read. */
export const startNotifier = ({ database, people, tables, push, now, log, onOutcome }: NotifierSetting): Repeated => {
  const { db, commit } = database;

  const quietHoursOf = async (person: string): Promise<QuietHours | undefined> => {
    const row = await people.db.selectFrom('people').select('quiet').where('id', '=', person).executeTakeFirst();
    return row?.quiet ? (JSON.parse(row.quiet) as QuietHours) : undefined;
  };

  const sendTo = async (device: SubscriptionRow, { table_id, decision }: NoticeRow): Promise<Pushed> => {
    const payload = decision === 0 ? { kind: 'closing', table: table_id } : { kind: 'turn', table: table_id, decision };
    const result = await push.send(device, payload, topicOf(table_id));
    if (result === 'gone') {
      await people.commit(transaction =>
        transaction.deleteFrom('subscriptions').where('endpoint', '=', device.endpoint).execute(),
      );
    }
    return result;
  };

  /** No decision has the number 0: that is the warning that an open table will be cleared away. */
  const isStillTrue = async ({ table_id, seat, decision }: NoticeRow): Promise<boolean> => {
    if (decision > 0) return tables.isAsked(table_id, seat, decision);
    const row = await db.selectFrom('tables').select('closes').where('id', '=', table_id).executeTakeFirst();
    return row?.closes != null;
  };

  const handle = async (notice: NoticeRow): Promise<Change> => {
    if (!(await isStillTrue(notice))) {
      return { state: 'held', reason: 'answered' };
    }
    const quiet = await quietHoursOf(notice.person);
    const due = quiet && quietUntil(quiet, now());
    if (due !== undefined) return { reason: 'quiet-hours', due };
    const devices = await people.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('person', '=', notice.person)
      .execute();
    const results = await Promise.all(devices.map(device => sendTo(device, notice)));
    return afterSending(results, notice.tries + 1, now());
  };

  const look = async (): Promise<void> => {
    for (const notice of await takeNotices(database, now())) {
      const { due } = notice;
      const change = { due, ...(await handle(notice)) };
      await commit(transaction => updateNotice(transaction, notice, change));
      onOutcome((change.state ?? 'postponed') as NoticeOutcome);
    }
  };

  return repeat(LOOK_MS, look, log);
};
