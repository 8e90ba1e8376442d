import type { Session } from '../session/session.svelte.ts';
import type { PlayerColour } from '../ui/marks.ts';

/** Who sits at the table, by seat. */
export interface Seated {
  readonly name: string;
  readonly colour: PlayerColour;
}

export const namesOf = (seats: readonly Seated[]): readonly string[] => seats.map(({ name }) => name);

export const seatedAt = ({ players, names }: Pick<Session, 'players' | 'names'>): readonly Seated[] =>
  players.map(({ colour }, seat) => ({ name: names[seat] ?? '', colour: colour as PlayerColour }));
