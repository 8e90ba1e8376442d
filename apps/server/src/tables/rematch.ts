import { nth, ok, type Result, range, type Seat } from '@cap-diamant/kernel';
import { newId, newSecret } from '../people/tokens.ts';
import { blankTable, followAll } from './follow.ts';
import { isFull } from './new-table.ts';
import { seatOf, stateOfTable, type Table } from './table.ts';
import type { Occupant, TableEvent } from './table-event.ts';
import type { Refusal } from './verdict.ts';

/** Everybody moves one seat on. */
const nextSeat = ({ seats }: Table, seat: Seat): Seat => (seat + 1) % seats.length;

/** Where a person sits at the next table, if there may be one. */
export const rematchSeat = (table: Table, person: string | undefined): Result<Seat, Refusal> => {
  const seat = seatOf(table, person);
  const state = stateOfTable(table);
  if (state === 'open') return refused('not-started', 'the game has not started');
  if (seat === undefined) return refused('not-your-seat', 'only those who sit at this table can do that');
  return state === 'over' ? ok(nextSeat(table, seat)) : refused('not-over', 'the game is not over');
};

const refused = (code: Refusal['code'], message: string): Result<never, Refusal> => ({
  ok: false,
  error: { code, message },
});

/**
 * The next table with the same people and options. Who wants it sits there; the seats of the other people stay open
 * until they want it too. It is not listed, so only they find it.
 */
export const nextTable = (
  table: Table,
  person: string,
  luck: string,
  created: number,
): { readonly table: Table; readonly events: readonly TableEvent[] } => {
  const { header, seats, game } = table;
  const moved = range(seats.length).map((seat): Occupant => {
    const before = nth(seats, (seat + seats.length - 1) % seats.length);
    if (before.kind !== 'person') return before;
    return before.person === person ? { kind: 'person', person, luck } : { kind: 'open' };
  });
  const events: TableEvent[] = [{ kind: 'created', seats: moved }];
  if (isFull(moved)) events.push({ kind: 'started' });
  const next = { ...header, id: newId(), listed: false, secret: newSecret(), creator: person, created };
  return { table: followAll(blankTable(next, game), events, created), events };
};
