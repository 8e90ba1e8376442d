import { nth, type Seat } from '@cap-diamant/kernel';
import { pieceOf, STANDARD_BOX } from '../geometry/index.ts';
import type { Place } from '../model/move.ts';
import { BONUSES, type Grid, type Piece, type Site } from '../model/vocabulary.ts';
import { placeFault } from '../rules/place-fault.ts';
import type { State } from '../state/state.ts';
import { bonusOf, type Position } from './edit-position.ts';

/** A square of a site; it need not be a slab. */
interface Square {
  readonly site: Site;
  readonly grid: Grid;
  readonly x: number;
  readonly y: number;
}

/** A placement whose site is known. */
export type Way = Place & { readonly site: Site };

const phaseOf = (piece: Piece): number => (BONUSES as readonly string[]).indexOf(piece);

/** The pieces a seat could put down: all that are in nobody's building yet, and its own bonus pieces whose time has come. */
export const piecesFor = ({ placed, snow }: Pick<Position, 'placed' | 'snow'>, seat: Seat): readonly Piece[] =>
  [...STANDARD_BOX.pieces.values()]
    .filter(({ id, colours }) =>
      colours === undefined
        ? phaseOf(id) <= snow && !placed.some(one => one.piece === id && one.seat === seat)
        : !placed.some(one => one.piece === id),
    )
    .map(({ id }) => id);

/** All ways in which a piece stands on a square now, the lowest first. */
export const waysAt = ({ sites }: Pick<State, 'sites'>, piece: Piece, { site, grid, x, y }: Square): readonly Way[] =>
  pieceOf(STANDARD_BOX, piece)
    .form.spots[site].sets.flat()
    .filter(spot => spot.grid === grid && spot.cells.some(cell => cell[0] === x && cell[1] === y))
    .map(({ cells }): Way => ({ kind: 'place', piece, site, grid, cells }))
    .filter(place => placeFault(STANDARD_BOX, sites, place) === undefined)
    .toSorted((one, other) => heightOf(one) - heightOf(other));

const heightOf = ({ cells }: Place): number => cells.reduce((total, cell) => total + cell[2], 0);

/** The index of the topmost piece on a square. */
export const pieceOn = ({ placed }: Pick<Position, 'placed'>, { site, grid, x, y }: Square): number | undefined => {
  const tops = placed.map(one => {
    const here = one.site === site && one.grid === grid ? one.cells.filter(cell => cell[0] === x && cell[1] === y) : [];
    return Math.max(-1, ...here.map(cell => cell[2]));
  });
  const top = Math.max(-1, ...tops);
  return top < 0 ? undefined : tops.indexOf(top);
};

/** What each player still has: a bonus piece that was put down is gone, one that was taken back is there again. */
const withBonuses = (position: Position, changed: Seat): Position => ({
  ...position,
  players: position.players.map((player, seat) =>
    seat === changed ? { ...player, bonus: bonusOf(position, seat, position.snow) } : player,
  ),
});

/** Puts a piece down for a seat. */
export const withPiece = (position: Position, { piece, site, grid, cells }: Way, seat: Seat): Position => {
  const placed = [...position.placed, { piece, seat, site, grid, cells }];
  const added = { ...position, placed };
  return phaseOf(piece) < 0 ? added : withBonuses(added, seat);
};

/** Takes a piece away; a character that its site no longer earns goes back. */
export const withoutPiece = (position: Position, at: number): Position => {
  const { piece, site, seat } = nth(position.placed, at);
  const placed = position.placed.filter((_, index) => index !== at);
  const left = { ...position, placed, characters: { ...position.characters, [site]: null } };
  return phaseOf(piece) < 0 ? left : withBonuses(left, seat);
};
