import type { QuietHours } from '@cap-diamant/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of a text such as "22:30". */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since midnight where the person lives. */
const localMinutes = (zone: string, at: number): number =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      at,
    ),
  );

const minutesUntil = (now: number, then: number): number => (then - now + DAY_MINUTES) % DAY_MINUTES;

/** When the quiet hours end that a moment falls into; undefined if it falls into none. */
export const quietUntil = ({ from, to, zone }: QuietHours, at: number): number | undefined => {
  const now = localMinutes(zone, at);
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const isQuiet = minutesUntil(start, now) < minutesUntil(start, end);
  return isQuiet ? at - (at % MINUTE) + minutesUntil(now, end) * MINUTE : undefined;
};
