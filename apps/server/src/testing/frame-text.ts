import type { Frame } from '../tables/frames.ts';

/** The whole text of a message. */
export const textOf = (frame: Frame | string): string =>
  typeof frame === 'string' ? frame : `${frame.head}${frame.tail}`;
