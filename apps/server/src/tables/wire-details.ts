import type { Seat } from '@cap-diamant/kernel';
import type { Details, Person } from '@cap-diamant/protocol';
import { clockInfo } from './clocks.ts';
import type { Table } from './table.ts';
import { seatInfo } from './table-rows.ts';

/** What surrounds the game, as it is sent to a seat or a spectator at a time. */
export const wireDetails = (
  table: Table,
  seat: Seat | undefined,
  people: ReadonlyMap<string, Person>,
  at: number,
): Details => ({
  seats: table.seats.map(occupant => seatInfo(occupant, people)),
  clock: table.clocks ? clockInfo(table.clocks, at) : null,
  rematch: (seat !== undefined && table.rematch) || null,
});
