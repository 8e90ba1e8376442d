import type { Seat } from '@cap-diamant/kernel';
import type { Pause } from '@cap-diamant/protocol';
import type { Absence } from './absences.ts';
import { expiredSeats, hasPause } from './clocks.ts';
import { follow } from './follow.ts';
import { playingSeats, seatOf, type Table } from './table.ts';
import type { LoggedEvent } from './table-event.ts';
import { accept, refuse, type Verdict } from './verdict.ts';

const AGREED: Pause = { reason: 'agreed' };

/** For what turns out to need no change. */
export const NOTHING = refuse('stale', 'there is nothing to change about that');

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

/** Less than this is not worth two events. */
const LEAST_CREDIT_MS = 1000;

const BY_SERVER: Pause = { reason: 'server' };

/** Nobody's clock runs while the server is away, as far as that was before `at`: what is written to say so. */
export const creditAbsences = (table: Table, absences: readonly Absence[], at: number): readonly LoggedEvent[] => {
  const credit: LoggedEvent[] = [];
  // An event would end a request to undo: what it takes meanwhile is credited with the next command.
  if (table.clocks === undefined || table.match?.undo !== undefined) return credit;
  let credited = table;
  for (const absence of absences) {
    const running = credited.clocks?.since.filter(since => since !== undefined) ?? [];
    const [from, to] = [Math.max(absence.from, ...running), Math.min(absence.to, at)];
    if (running.length === 0 || to - from < LEAST_CREDIT_MS) continue;
    const events: readonly LoggedEvent[] = [
      { event: { kind: 'paused', pause: BY_SERVER }, at: from },
      { event: { kind: 'resumed', pause: BY_SERVER }, at: to },
    ];
    credited = events.reduce(follow, credited);
    credit.push(...events);
  }
  return credit;
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
