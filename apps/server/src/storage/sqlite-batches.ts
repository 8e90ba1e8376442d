import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Append, Batches } from './batches.ts';
import type { Commits } from './group-commit.ts';
import type { CommandRow, EventRow, NoticeRow } from './schema.ts';

/** Most events change nothing that tables are searched by; then no index has to be written. */
const TOUCH = `
  update tables set seq = ?, changed = ?
  where id = ? and state = ? and bot_due = ? and clock_due is ?`;

const UPDATE = 'update tables set seq = ?, changed = ?, state = ?, bot_due = ?, clock_due = ? where id = ?';

const NOTICE = `
  insert into notices (person, table_id, decision, seat, created, due, state, reason, tries)
  select ?, ?, ?, ?, ?, ?, ?, ?, ? where exists (select 1 from subscriptions where person = ?)
  on conflict do nothing`;

/**
 * Appends to the file in the next group commit, with statements compiled once: building queries takes three times as
 * long as running them, and these run with every turn.
 */
export const createSqliteBatches = (database: DatabaseSyncInstance, { commit }: Commits): Batches => {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    /** Whether a row was written. */
    return (...values: (string | number | null)[]): boolean => Number(statement.run(...values).changes) > 0;
  };
  const insertCommand = prepare(
    'insert into commands (person, cid, seq, at) values (?, ?, ?, ?) on conflict do nothing',
  );
  const deleteCommand = prepare('delete from commands where person = ? and cid = ?');
  const insertEvent = prepare(
    'insert into events (table_id, seq, at, body) values (?, ?, ?, ?) on conflict do nothing',
  );
  const touchTable = prepare(TOUCH);
  const updateTable = prepare(UPDATE);
  const insertNotice = prepare(NOTICE);

  const writeCommand = ({ person, cid, seq, at }: CommandRow): boolean => insertCommand(person, cid, seq, at);

  const writeEvent = ({ table_id, seq, at, body }: EventRow): boolean => insertEvent(table_id, seq, at, body);

  const writeSummary = ({ id, seq, changed, state, bot_due, clock_due }: Append['summary']): void => {
    if (touchTable(seq, changed, id, state, bot_due, clock_due)) return;
    updateTable(seq, changed, state, bot_due, clock_due, id);
  };

  const writeNotice = ({ person, table_id, decision, seat, created, due, state, reason, tries }: NoticeRow): void => {
    insertNotice(person, table_id, decision, seat, created, due, state, reason, tries, person);
  };

  /** Writes everything or nothing. */
  const write = ({ command, events, summary, notices }: Append): boolean => {
    if (command && !writeCommand(command)) return false;
    for (const event of events) {
      if (writeEvent(event)) continue;
      // Logs have no gaps, so this was the first of the events and nothing else is written yet.
      if (command) deleteCommand(command.person, command.cid);
      return false;
    }
    writeSummary(summary);
    for (const notice of notices) writeNotice(notice);
    return true;
  };

  return { write: append => commit(async () => write(append)) };
};
