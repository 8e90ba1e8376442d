import type { PlayerColour } from '../ui/marks.ts';
import type { TableState } from './state/table-state.svelte.ts';

/** Who sits at the table, by seat. */
export interface Seated {
  readonly name: string;
  readonly colour: PlayerColour;
}

export const namesOf = (seats: readonly Seated[]): readonly string[] => seats.map(({ name }) => name);

export const seatedAt = ({ players, names }: Pick<TableState, 'players' | 'names'>): readonly Seated[] =>
  players.map(({ colour }, seat) => ({ name: names[seat] ?? '', colour: colour as PlayerColour }));
