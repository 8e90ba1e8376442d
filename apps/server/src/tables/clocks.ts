import { nth, range, type Seat, same } from '@cap-diamant/kernel';
import type { ClockInfo, Pause, TimeControl } from '@cap-diamant/protocol';

/** Time a seat got for a turn, so that an undo can take it back. */
interface Gain {
  /** The number of decisions after the turn. */
  readonly length: number;
  readonly seat: Seat;
  readonly ms: number;
}

/** The clocks of a table. They change only with events, and every event carries its time: so they are part of the fold. */
export interface Clocks {
  readonly control: TimeControl;
  /** By seat, the milliseconds left when its clock was started or stopped. */
  readonly left: readonly number[];
  /** By seat, since when its clock runs; undefined if it stands still. */
  readonly since: readonly (number | undefined)[];
  readonly pauses: readonly Pause[];
  /** The seats that want to pause. */
  readonly asking: readonly Seat[];
  readonly gains: readonly Gain[];
}

const SECOND = 1000;

const incrementOf = ({ increment }: TimeControl): number => increment * SECOND;

const capOf = (control: TimeControl): number =>
  control.kind === 'correspondence' ? control.cap * SECOND : Number.POSITIVE_INFINITY;

export const newClocks = (control: TimeControl, seats: number): Clocks => ({
  control,
  left: range(seats).map(() => Math.min(control.bank * SECOND, capOf(control))),
  since: range(seats).map(() => undefined),
  pauses: [],
  asking: [],
  gains: [],
});

/** What a seat has left at a time. A command may be received before the event that is stored ahead of it. */
const leftAt = ({ left, since }: Clocks, seat: Seat, at: number): number =>
  Math.max(0, nth(left, seat) - Math.max(0, at - (since[seat] ?? at)));

/** Whether the clock of a seat may run at all. */
const isPaused = ({ pauses }: Clocks, seat: Seat): boolean =>
  pauses.some(pause => pause.reason !== 'vacation' || pause.seat === seat);

/** Starts and stops clocks, so that those of `running` run from `at` on. */
export const runClocks = (clocks: Clocks, running: readonly Seat[], at: number): Clocks => {
  const runs = (seat: Seat): boolean => running.includes(seat) && !isPaused(clocks, seat);
  return {
    ...clocks,
    left: clocks.left.map((ms, seat) => (runs(seat) ? ms : leftAt(clocks, seat, at))),
    since: clocks.since.map((since, seat) => (runs(seat) ? (since ?? at) : undefined)),
  };
};

const withLeft = (clocks: Clocks, seat: Seat, ms: number): Clocks => ({
  ...clocks,
  left: clocks.left.map((own, each) => (each === seat ? ms : own)),
});

/** A seat finished a turn, after which there are `length` decisions. */
export const addIncrement = (clocks: Clocks, seat: Seat, length: number, at: number): Clocks => {
  const { control, since } = clocks;
  const now = leftAt(clocks, seat, at);
  const ms = Math.max(0, Math.min(incrementOf(control), capOf(control) - now));
  const started = since.map((from, each) => (each === seat && from !== undefined ? at : from));
  return {
    ...withLeft(clocks, seat, now + ms),
    since: started,
    gains: [...clocks.gains, { length, seat, ms }],
  };
};

/** Turns that are undone are played again: what a seat got for them goes, but never its last increment. */
export const takeBackGains = (clocks: Clocks, to: number): Clocks => {
  const kept = clocks.gains.filter(({ length }) => length <= to);
  const lessened = clocks.gains
    .filter(({ length }) => length > to)
    .reduce((now, { seat, ms }) => {
      const own = nth(now.left, seat);
      return withLeft(now, seat, Math.max(own - ms, Math.min(own, incrementOf(now.control))));
    }, clocks);
  return { ...lessened, gains: kept };
};

/** Somebody who returns can at least think about one turn: a tenth of the bank, or the increment if that is more. */
export const afterReturn = (clocks: Clocks, seat: Seat): Clocks => {
  const { control } = clocks;
  const least = Math.max(incrementOf(control), (control.bank * SECOND) / 10);
  return withLeft(clocks, seat, Math.max(nth(clocks.left, seat), least));
};

export const hasPause = ({ pauses }: Clocks, pause: Pause): boolean => pauses.some(each => same(each, pause));

export const addPause = (clocks: Clocks, pause: Pause): Clocks => ({
  ...clocks,
  pauses: hasPause(clocks, pause) ? clocks.pauses : [...clocks.pauses, pause],
  asking: pause.reason === 'agreed' ? [] : clocks.asking,
});

export const removePause = (clocks: Clocks, pause: Pause): Clocks => ({
  ...clocks,
  pauses: clocks.pauses.filter(each => !same(each, pause)),
});

/** The seats whose time is up. */
export const expiredSeats = (clocks: Clocks, at: number): Seat[] =>
  range(clocks.left.length).filter(seat => clocks.since[seat] !== undefined && leftAt(clocks, seat, at) === 0);

/** When the next clock runs out; undefined if none runs. */
export const dueAt = ({ left, since }: Clocks): number | undefined => {
  const ends = since.flatMap((from, seat) => (from === undefined ? [] : [from + nth(left, seat)]));
  return ends.length === 0 ? undefined : Math.min(...ends);
};

/** The clocks as they are sent at a time. */
export const clockInfo = (clocks: Clocks, at: number): ClockInfo => ({
  left: range(clocks.left.length).map(seat => leftAt(clocks, seat, at)),
  running: range(clocks.left.length).filter(seat => clocks.since[seat] !== undefined),
  pauses: [...clocks.pauses],
  asking: [...clocks.asking],
});
