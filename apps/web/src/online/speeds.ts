import type { TimeControl } from '@cap-diamant/protocol';
import type { Speed } from './words/texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks a table can be opened with. */
export const TIMES: { readonly [speed in Speed]: TimeControl | null } = {
  none: null,
  live: { kind: 'live', bank: 20 * MINUTE, increment: 15 },
  days: { kind: 'correspondence', bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY },
};

/** How fast a table plays; other programs may have opened it with clocks of their own. */
export const speedOf = (time: TimeControl | null): Speed => {
  if (time === null) return 'none';
  return time.kind === 'live' ? 'live' : 'days';
};
