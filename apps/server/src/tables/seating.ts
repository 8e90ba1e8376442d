import { range } from '@cap-diamant/kernel';
import type { ErrorCode, Sit } from '@cap-diamant/protocol';

import { isFull } from './new-table.ts';
import { seatOf, type Table } from './table.ts';
import type { TableEvent } from './table-event.ts';
import type { Verdict } from './verdict.ts';

/** Why somebody cannot sit down or get up. */
export interface SeatingFault {
  readonly code: ErrorCode;
  readonly message: string;
}

const refuse = (code: ErrorCode, message: string): Verdict<SeatingFault> => ({ refusal: { code, message } });

const NOT_OPEN = refuse('not-open', 'the game has started');

/** Checks a request for a seat, in the order the protocol gives. The last one to sit down starts the game. */
export const judgeSit = (table: Table, person: string, { seat, luck }: Sit): Verdict<SeatingFault> => {
  const { seats, match } = table;
  if (seat !== undefined && seat >= seats.length) {
    return refuse('bad-request', `request: "seat": there is no seat ${seat}; seats are 0 to ${seats.length - 1}`);
  }
  if (match !== undefined) return NOT_OPEN;
  if (seatOf(table, person) !== undefined) return refuse('already-seated', 'you sit at this table already');
  const open = range(seats.length).filter(each => seats[each]?.kind === 'open');
  const chosen = seat ?? open[0];
  if (chosen === undefined || !open.includes(chosen)) return refuse('seat-taken', 'somebody sits there already');
  const sat: TableEvent = { kind: 'sat', seat: chosen, person, luck };
  const others = seats.filter((_, each) => each !== chosen);
  return { events: isFull(others) ? [sat, { kind: 'started' }] : [sat] };
};

/** Checks whether somebody may leave. */
export const judgeLeave = (table: Table, person: string): Verdict<SeatingFault> => {
  if (table.match !== undefined) return NOT_OPEN;
  const seat = seatOf(table, person);
  return seat === undefined
    ? refuse('not-seated', 'you do not sit at this table')
    : { events: [{ kind: 'left', seat }] };
};
