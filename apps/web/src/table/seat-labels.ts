import type { PlayerColour } from '../ui/marks.ts';
import type { TableState } from './state/table-state.svelte.ts';

/** How the table names and colours a seat. */
export interface SeatLabel {
  readonly name: string;
  readonly colour: PlayerColour;
}

export const namesOf = (seats: readonly SeatLabel[]): readonly string[] => seats.map(({ name }) => name);

export const seatLabels = ({ players, names }: Pick<TableState, 'players' | 'names'>): readonly SeatLabel[] =>
  players.map(({ colour }, seat) => ({ name: names[seat] ?? '', colour: colour as PlayerColour }));
