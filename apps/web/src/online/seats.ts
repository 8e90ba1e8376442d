import type { SeatInfo, TableInfo } from '@cap-diamant/protocol';
import type { GameSetup, Options } from '../games/common/game-ui.ts';
import type { Player } from '../source/players.ts';

export const freeSeats = ({ seats }: Pick<TableInfo, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'open').length;

/** Where a person sits; undefined if they do not. */
export const seatOfPerson = ({ seats }: Pick<TableInfo, 'seats'>, id: string | undefined): number | undefined => {
  const seat = seats.findIndex(each => each.kind === 'person' && each.person.id === id);
  return seat === -1 ? undefined : seat;
};

const playerAt = (seat: SeatInfo, colour: string): Player => {
  if (seat.kind === 'bot') return { name: '', colour, bot: seat.level };
  return { name: seat.kind === 'person' ? seat.person.name : '', colour };
};

/** The players at a table, in the colours of its game. `dealt` names them for games whose rules know the colours. */
export const playersAt = ({ seats, options }: TableInfo, setup: GameSetup, dealt?: Options): readonly Player[] => {
  const known = setup.coloursIn?.(dealt ?? ((options ?? {}) as Options)) ?? [];
  return seats.map((seat, at) => playerAt(seat, known[at] ?? setup.colours[at] ?? ''));
};
