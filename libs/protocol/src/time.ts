import * as v from 'valibot';
import { count } from './fields.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const seconds = (least: number, most: number) =>
  v.pipe(
    count,
    v.check(given => given >= least && given <= most, `expected ${least} to ${most} seconds`),
  );

const Live = v.object({
  kind: v.literal('live'),
  /** What each seat has for the whole game, in seconds. */
  bank: seconds(MINUTE, 10 * HOUR),
  /** What a seat gets after each of its turns. */
  increment: seconds(0, 10 * MINUTE),
});
const Correspondence = v.object({
  kind: v.literal('correspondence'),
  bank: seconds(HOUR, 60 * DAY),
  increment: seconds(0, 14 * DAY),
  /** No seat ever has more than this. */
  cap: seconds(HOUR, 60 * DAY),
});

/** How fast a table plays; null: without clocks. */
export const TimeControl = v.variant('kind', [Live, Correspondence]);
export type TimeControl = Readonly<v.InferOutput<typeof TimeControl>>;

/** Why clocks stand still: all people agreed to, a person is on vacation, or the server was away. */
const Pause = v.variant('reason', [
  v.object({ reason: v.literal('agreed') }),
  v.object({ reason: v.literal('server') }),
  v.object({ reason: v.literal('vacation'), seat: count }),
]);
export type Pause = Readonly<v.InferOutput<typeof Pause>>;

/** The clocks at the moment a message was sent. */
export const ClockInfo = v.object({
  /** By seat, the milliseconds left. */
  left: v.array(v.number()),
  /** The seats whose clocks run; `left` of these goes on falling. */
  running: v.array(count),
  pauses: v.array(Pause),
  /** The seats that want to pause; it begins when all people do. */
  asking: v.array(count),
});
export type ClockInfo = Readonly<v.InferOutput<typeof ClockInfo>>;
