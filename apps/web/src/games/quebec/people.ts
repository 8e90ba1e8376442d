/** The colours of the pieces. Each has a mark as well, so that nobody needs to tell hues apart. */
export const PLAYER_COLOURS = ['black', 'white', 'green', 'orange', 'pink'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** Who sits at the table, by seat. */
export interface Seated {
  readonly name: string;
  readonly colour: PlayerColour;
}

export const namesOf = (seats: readonly Seated[]): readonly string[] => seats.map(({ name }) => name);

/** Marks drawn on pieces, in a square from -5 to 5 around the origin. */
export const MARK: Readonly<Record<PlayerColour, string>> = {
  black: 'M3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0Z',
  white: 'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0ZM1.9 0A1.9 1.9 0 1 0-1.9 0A1.9 1.9 0 1 0 1.9 0Z',
  green: 'M-4.2 1.4L0-3.6L4.2 1.4V4.4L0-.4L-4.2 4.4Z',
  orange: 'M-4.2-1.5H4.2V1.5H-4.2Z',
  pink: 'M0-4.6L4.2 0L0 4.6L-4.2 0Z',
};
