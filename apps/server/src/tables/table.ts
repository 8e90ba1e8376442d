import type { Level } from '@cap-diamant/bots/levels';
import { type Game, nth, type Seat } from '@cap-diamant/kernel';
import { type Match, outcomeOf } from '@cap-diamant/match';
import type { TableState, TimeControl } from '@cap-diamant/protocol';
import type { Clocks } from './clocks.ts';
import type { Occupant } from './table-event.ts';

/** How a table was set up. */
export interface Header {
  readonly id: string;
  readonly game: string;
  /** With all defaults filled in. */
  readonly options: unknown;
  readonly listed: boolean;
  /** Null: without clocks. */
  readonly time: TimeControl | null;
  /** Plays for people who resign or run out of time. */
  readonly substitute: Level;
  readonly spectators: boolean;
  /** Shuffles the game; public only when it is over. */
  readonly secret: string;
  readonly creator: string;
  readonly created: number;
}

/** A table after the events of its log. Immutable: `follow` makes the next one. */
export interface Table {
  readonly header: Header;
  readonly game: Game;
  /** The number of the last event. */
  readonly seq: number;
  readonly seats: readonly Occupant[];
  /** From the start on. */
  readonly match?: Match;
  /** The number of the event that started the game. */
  readonly startedAt?: number;
  /** By decision of the match, the number of the event that made it. */
  readonly made: readonly number[];
  /** By seat, the number of the event that asked it; undefined if it is not asked. */
  readonly asked: readonly (number | undefined)[];
  /** From the start on, at tables with clocks. */
  readonly clocks?: Clocks;
  /** The table of the rematch, once somebody wanted one. */
  readonly rematch?: string;
}

export const stateOfTable = ({ match }: Table): TableState => {
  if (match === undefined) return 'open';
  return outcomeOf(match) === undefined ? 'playing' : 'over';
};

/** Where a person sits; undefined for a spectator. */
export const seatOf = ({ seats }: Pick<Table, 'seats'>, person: string | undefined): Seat | undefined => {
  const seat = seats.findIndex(each => each.kind === 'person' && each.person === person);
  return seat === -1 ? undefined : seat;
};

/** Whether a person may not even watch. */
export const isClosedTo = (table: Table, person: string | undefined): boolean =>
  !table.header.spectators && seatOf(table, person) === undefined;

export const isAway = ({ seats }: Pick<Table, 'seats'>, seat: Seat): boolean => {
  const occupant = nth(seats, seat);
  return occupant.kind === 'person' && occupant.away === true;
};

/** Whether a bot plays here: from the start, since the person resigned, or while the person is away. */
export const isBotSeat = (table: Pick<Table, 'seats' | 'match'>, seat: Seat): boolean =>
  nth(table.seats, seat).kind === 'bot' || table.match?.resigned.includes(seat) === true || isAway(table, seat);

/** The seats where people play who are there. */
export const playingSeats = (table: Table): Seat[] => [...table.seats.keys()].filter(seat => !isBotSeat(table, seat));

/** The people who have a seat, by id. */
export const personsAt = ({ seats }: Pick<Table, 'seats'>): string[] =>
  seats.filter(seat => seat.kind === 'person').map(({ person }) => person);

export const luckOf = (seats: readonly Occupant[]): string[] =>
  seats.map(seat => (seat.kind === 'person' ? seat.luck : ''));
