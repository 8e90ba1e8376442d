import { type Game, nth, type Seat } from '@cap-diamant/kernel';
import { type Match, outcomeOf } from '@cap-diamant/match';
import type { TableState } from '@cap-diamant/protocol';
import type { Occupant } from './table-event.ts';

/** How a table was set up. */
export interface Header {
  readonly id: string;
  readonly game: string;
  /** With all defaults filled in. */
  readonly options: unknown;
  readonly listed: boolean;
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
  /** By decision of the match, the number of the event that made it. */
  readonly made: readonly number[];
  /** By seat, the number of the event that asked it; undefined if it is not asked. */
  readonly asked: readonly (number | undefined)[];
}

export const stateOfTable = ({ match }: Table): TableState => {
  if (match === undefined) return 'open';
  return outcomeOf(match) === undefined ? 'playing' : 'over';
};

/** Where a person sits; undefined for a spectator. */
export const seatOf = ({ seats }: Table, person: string | undefined): Seat | undefined => {
  const seat = seats.findIndex(each => each.kind === 'person' && each.person === person);
  return seat === -1 ? undefined : seat;
};

/** Whether a bot plays here: from the start, or since the person resigned. */
export const isBotSeat = ({ seats, match }: Table, seat: Seat): boolean =>
  nth(seats, seat).kind === 'bot' || match?.resigned.includes(seat) === true;

export const luckOf = (seats: readonly Occupant[]): string[] =>
  seats.map(seat => (seat.kind === 'person' ? seat.luck : ''));
