/** The colours of all games' pieces. Each also has a mark, so that nobody has to tell hues apart. */
export const PLAYER_COLOURS = ['black', 'white', 'green', 'orange', 'pink', 'brown', 'blue', 'red', 'yellow'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

const DOT = 'M3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0Z';
const RING = 'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0ZM1.9 0A1.9 1.9 0 1 0-1.9 0A1.9 1.9 0 1 0 1.9 0Z';
const CHEVRON = 'M-4.2 1.4L0-3.6L4.2 1.4V4.4L0-.4L-4.2 4.4Z';
const BAR = 'M-4.2-1.5H4.2V1.5H-4.2Z';
const DIAMOND = 'M0-4.6L4.2 0L0 4.6L-4.2 0Z';

/** Marks on pieces, in a square from -5 to 5 around the origin. No game uses a mark twice. */
export const MARK: Readonly<Record<PlayerColour, string>> = {
  black: DOT,
  white: RING,
  green: CHEVRON,
  orange: BAR,
  pink: DIAMOND,
  brown: DOT,
  blue: RING,
  red: CHEVRON,
  yellow: BAR,
};
