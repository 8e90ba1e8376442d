import { MARKS } from '../../ui/marks.ts';

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
export const MARK: Readonly<Record<PlayerColour, string>> = MARKS;
