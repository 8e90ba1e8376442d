import type { Level } from '@cap-diamant/bots/levels';
import { commitment } from '@cap-diamant/kernel';
import {
  type Person,
  type SeatInfo,
  SUBSTITUTE,
  seedFrom,
  type TableInfo,
  type TableState,
  type TimeControl,
} from '@cap-diamant/protocol';
import type { TableRow } from '../storage/schema.ts';
import { dueAt } from './clocks.ts';
import { type Header, isBotSeat, luckOf, personsAt, stateOfTable, type Table } from './table.ts';
import type { Occupant } from './table-event.ts';

/** Whether a bot has to move. */
const isBotDue = (table: Table): boolean =>
  table.asked.some((decision, seat) => decision !== undefined && isBotSeat(table, seat));

/** What tables are searched by, and that most events leave as it is. */
export const standingOf = (table: Table): Pick<TableRow, 'state' | 'bot_due' | 'clock_due'> => ({
  state: stateOfTable(table),
  bot_due: isBotDue(table) ? 1 : 0,
  clock_due: (table.clocks && dueAt(table.clocks)) ?? null,
});

/** The part of a table's row that changes with its log. */
export const summaryOf = (
  table: Table,
  now: number,
): Pick<TableRow, 'seq' | 'state' | 'seats' | 'bot_due' | 'clock_due' | 'closes' | 'changed'> => ({
  ...standingOf(table),
  seq: table.seq,
  seats: JSON.stringify(table.seats),
  closes: null,
  changed: now,
});

export const rowOf = (table: Table, now: number): TableRow => {
  const { header } = table;
  return {
    ...header,
    options: JSON.stringify(header.options),
    listed: header.listed ? 1 : 0,
    time: header.time && JSON.stringify(header.time),
    spectators: header.spectators ? 1 : 0,
    ...summaryOf(table, now),
  };
};

const timeOf = ({ time }: TableRow): TimeControl | null => (time === null ? null : (JSON.parse(time) as TimeControl));

export const headerFrom = (row: TableRow): Header => ({
  id: row.id,
  game: row.game,
  options: JSON.parse(row.options) as unknown,
  listed: row.listed === 1,
  time: timeOf(row),
  substitute: row.substitute as Level,
  spectators: row.spectators === 1,
  secret: row.secret,
  creator: row.creator,
  created: Number(row.created),
});

const occupantsOf = (row: Pick<TableRow, 'seats'>): readonly Occupant[] => JSON.parse(row.seats) as Occupant[];

/** The people at a table, by id. */
export const personsIn = (row: Pick<TableRow, 'seats'>): string[] => personsAt({ seats: occupantsOf(row) });

export const seatInfo = (seat: Occupant, people: ReadonlyMap<string, Person>): SeatInfo => {
  if (seat.kind !== 'person') return seat;
  const person = people.get(seat.person) ?? { id: seat.person, name: '' };
  return { kind: 'person', person, ...(seat.away && { away: true }) };
};

/** What anybody may know about a table; its secret only once the game is over. */
export const infoFrom = (row: TableRow, people: ReadonlyMap<string, Person>): TableInfo => {
  const occupants = occupantsOf(row);
  const luck = luckOf(occupants);
  const { secret } = row;
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options) as unknown,
    state: row.state as TableState,
    seats: occupants.map(seat => seatInfo(seat, people)),
    seq: row.seq,
    created: new Date(Number(row.created)).toISOString(),
    listed: row.listed === 1,
    time: timeOf(row),
    ...(row.substitute !== SUBSTITUTE && { substitute: row.substitute as Level }),
    ...(row.spectators === 0 && { spectators: false }),
    ...(row.closes !== null && { closes: new Date(Number(row.closes)).toISOString() }),
    commitment: commitment(secret),
    ...(row.state === 'over' && { shuffle: { secret, luck, seed: seedFrom(secret, luck) } }),
  };
};
