import type { Seat } from '@cap-diamant/kernel';
import type { Pause } from '@cap-diamant/protocol';
import { expiredSeats, hasPause } from './clocks.ts';
import { playingSeats, seatOf, type Table } from './table.ts';
import { accept, refuse, type Verdict } from './verdict.ts';

const AGREED: Pause = { reason: 'agreed' };

const NOTHING = refuse('stale', 'there is nothing to change about that');

/** Wanting to pause counts as agreeing; the last one who was missing pauses the clocks. Anybody may end the pause. */
export const judgePause = (table: Table, seat: Seat, on: boolean): Verdict => {
  const { clocks } = table;
  if (clocks === undefined) return refuse('cannot-pause', 'this table has no clocks');
  const paused = hasPause(clocks, AGREED);
  const { asking } = clocks;
  if (!on) {
    if (paused) return accept({ kind: 'resumed', pause: AGREED });
    return asking.length === 0 ? NOTHING : accept({ kind: 'pause-refused', seat });
  }
  if (paused || asking.includes(seat)) return NOTHING;
  const others = playingSeats(table).filter(each => each !== seat);
  return others.every(each => asking.includes(each))
    ? {
        events: [
          { kind: 'pause-asked', seat },
          { kind: 'paused', pause: AGREED },
        ],
      }
    : accept({ kind: 'pause-asked', seat });
};

/** Hands the seats whose time is up to bots. */
export const judgeTimeouts = ({ clocks }: Table, at: number): Verdict => {
  const expired = clocks === undefined ? [] : expiredSeats(clocks, at);
  return expired.length === 0 ? NOTHING : { events: expired.map(seat => ({ kind: 'timed-out', seat })) };
};

/** Nobody's clock runs while the server is away. */
export const judgeOutage = ({ clocks }: Table, from: number, to: number): Verdict => {
  if (clocks === undefined || clocks.since.every(since => since === undefined)) return NOTHING;
  const pause: Pause = { reason: 'server' };
  return {
    events: [
      { kind: 'paused', pause },
      { kind: 'resumed', pause },
    ],
    times: [from, to],
  };
};

/** A vacation stops the clock of a person who plays by correspondence. */
export const judgeVacation = (table: Table, person: string, on: boolean): Verdict => {
  const { clocks } = table;
  const seat = seatOf(table, person);
  if (clocks?.control.kind !== 'correspondence' || seat === undefined) return NOTHING;
  const pause: Pause = { reason: 'vacation', seat };
  if (hasPause(clocks, pause) === on) return NOTHING;
  return accept(on ? { kind: 'paused', pause } : { kind: 'resumed', pause });
};
