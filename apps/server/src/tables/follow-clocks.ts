import type { Seat } from '@cap-diamant/kernel';
import { feed, type Match } from '@cap-diamant/match';
import {
  addIncrement,
  addPause,
  afterReturn,
  type Clocks,
  newClocks,
  removePause,
  runClocks,
  takeBackGains,
} from './clocks.ts';
import { isBotSeat, playingSeats, type Table } from './table.ts';
import type { TableEvent } from './table-event.ts';

/** Whether a seat that decided has finished its turn; while it waits for another seat's answer, it has not. */
const isTurnOver = (match: Match, seat: Seat): boolean => {
  const { turn } = feed(match, undefined);
  return turn.seat !== seat || turn.fresh;
};

/** Bots need no time, so only people get some for a turn. */
const earnsIncrement = (table: Table, match: Match, seat: Seat): boolean =>
  !isBotSeat(table, seat) && isTurnOver(match, seat);

const changed = (clocks: Clocks, table: Table, match: Match, event: TableEvent, at: number): Clocks => {
  switch (event.kind) {
    case 'played':
      return earnsIncrement(table, match, event.seat)
        ? addIncrement(clocks, event.seat, feed(match, undefined).length, at)
        : clocks;
    case 'undone':
      return takeBackGains(clocks, event.to);
    case 'returned':
      return afterReturn(clocks, event.seat);
    case 'pause-asked':
      return { ...clocks, asking: [...clocks.asking, event.seat] };
    case 'pause-refused':
      return { ...clocks, asking: [] };
    case 'paused':
      return addPause(clocks, event.pause);
    case 'resumed':
      return removePause(clocks, event.pause);
    default:
      return clocks;
  }
};

/** The table with its clocks after an event. A clock runs while a person is asked, and nothing pauses it. */
export const followClocks = (before: Table, after: Table, event: TableEvent, at: number): Table => {
  const { match, header } = after;
  if (match === undefined || header.time === null) return after;
  const clocks = changed(before.clocks ?? newClocks(header.time, after.seats.length), after, match, event, at);
  const asked = playingSeats(after).filter(seat => after.asked[seat] !== undefined);
  return { ...after, clocks: runClocks(clocks, asked, at) };
};
