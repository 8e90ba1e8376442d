import { nth, range, type Seat } from '@cap-diamant/kernel';
import type { Rematch } from '@cap-diamant/protocol';
import { newId, newSecret } from '../people/tokens.ts';
import { inShard, shardOf } from '../storage/shard-ids.ts';
import { blankTable, followAll } from './follow.ts';
import { isFull, type NewlyOpened } from './new-table.ts';
import { judgeSit } from './seating.ts';
import { seatOf, stateOfTable, type Table } from './table.ts';
import type { Occupant, TableEvent } from './table-event.ts';
import type { Change, TableLog } from './table-log.ts';
import { type Refusal, refuse, type Verdict } from './verdict.ts';

/**
 * The next table with the same people and options, everybody one seat further. Who wants it sits there; the seats of
 * the other people stay open until they want it too. It is not listed, so only they find it.
 */
const nextTable = ({ header, seats, game }: Table, person: string, luck: string, created: number): NewlyOpened => {
  const moved = range(seats.length).map((seat): Occupant => {
    const before = nth(seats, (seat + seats.length - 1) % seats.length);
    if (before.kind !== 'person') return before;
    return before.person === person ? { kind: 'person', person, luck } : { kind: 'open' };
  });
  const events: TableEvent[] = [{ kind: 'created', seats: moved }];
  if (isFull(moved)) events.push({ kind: 'started' });
  // Both are written in one transaction, so they are in one database.
  const id = inShard(newId(), shardOf(header.id));
  const next = { ...header, id, listed: false, secret: newSecret(), creator: person, created };
  return { table: followAll(blankTable(next, game), events, created), events };
};

/** Opens the next table, unless one of the others has. */
const judgeRematch = (table: Table, person: string | undefined, luck: string, stamp: () => number): Verdict => {
  const state = stateOfTable(table);
  if (state === 'open') return refuse('not-started', 'the game has not started');
  if (person === undefined || seatOf(table, person) === undefined) {
    return refuse('not-your-seat', 'only those who sit at this table can do that');
  }
  if (state !== 'over') return refuse('not-over', 'the game is not over');
  if (table.rematch !== undefined) return refuse('stale', 'the next table is open already');
  const opens = nextTable(table, person, luck, stamp());
  return { events: [{ kind: 'rematch', table: opens.table.header.id }], opens };
};

/** Where a person sits at the next table. */
const nextSeat = (
  table: Table,
  person: string | undefined,
): { readonly id: string; readonly seat: Seat } | undefined => {
  const seat = seatOf(table, person);
  if (seat === undefined || table.rematch === undefined) return undefined;
  return { id: table.rematch, seat: (seat + 1) % table.seats.length };
};

/** Opens the next table for the same people, or sits down at the one that is open. */
export const wantRematch = async (
  { change, withTable }: TableLog,
  id: string,
  person: string | undefined,
  { cid, luck }: Rematch,
  stamp: () => number,
): Promise<Change<Refusal>> => {
  const opened = await change(id, table => judgeRematch(table, person, luck, stamp), {
    sender: person === undefined ? undefined : { person, cid },
  });
  const next = await withTable(id, table => nextSeat(table, person));
  if (opened.kind === 'no-such-table' || next === undefined || person === undefined) return opened;
  const sat = await change(next.id, table => judgeSit(table, person, { seat: next.seat, luck }));
  const isThere = await withTable(next.id, table => seatOf(table, person) !== undefined);
  if (isThere === true) return { kind: 'done', seq: opened.seq, next: next.id };
  const message = sat.kind === 'refused' ? sat.refusal.message : 'the next table is gone';
  return { kind: 'refused', refusal: { code: 'stale', message }, seq: opened.seq };
};
