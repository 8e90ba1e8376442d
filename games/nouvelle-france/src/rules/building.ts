import type { Seat } from '@cap-diamant/kernel';
import { type Box, type PieceKind, pieceOf, placementAt, spotOf } from '../geometry/box.ts';
import { coloursOf, cubesOf, isHidden, openSpots, raise } from '../geometry/walls.ts';
import type { Move, Place } from '../model/move.ts';
import { BONUSES, type Bonus, type Colour, type Shape, SITES } from '../model/vocabulary.ts';
import { turnPoints } from '../scoring/points.ts';
import { changePlayer, isReady, type MoveContext, playerAt } from '../state/making.ts';
import { othersFrom, type State } from '../state/state.ts';

const isBonus = (piece: string): piece is Bonus => (BONUSES as readonly string[]).includes(piece);

/** The coureur needs at least one point to take (rules 21.3). */
const LEAST_TO_FOLLOW = 2;

/** The pieces of a shape that nobody has placed yet. */
export const inReserve = (box: Box, { placed }: Pick<State, 'placed'>, shape: Shape): readonly PieceKind[] =>
  (box.ofShape.get(shape) ?? []).filter(kind => !placed.some(({ piece }) => piece === kind.id));

/** Adds every placement of a shape to a list, with each of its pieces still in the reserve. */
export const listPlacements = (box: Box, state: State, shape: Shape, list: Move[]): void => {
  for (const kind of inReserve(box, state, shape)) {
    for (const site of SITES) {
      for (const spot of openSpots(box, site, state.sites[site], shape)) list.push(placementAt(kind, spot));
    }
  }
};

/**
 * Whether a shape can be placed at all. In a game a piece is always left, but perhaps not in a position that was set
 * up.
 */
export const canPlace = (box: Box, state: State, shape: Shape): boolean =>
  inReserve(box, state, shape).length > 0 &&
  SITES.some(site => openSpots(box, site, state.sites[site], shape).length > 0);

/** Adds the placements of the phase's bonus piece while it is owned (rules 10.1). */
export const listBonus = (box: Box, state: State, seat: Seat, list: Move[]): void => {
  const bonus = BONUSES[state.snow];
  if (bonus === undefined || !playerAt(state, seat).bonus.includes(bonus)) return;
  const kind = pieceOf(box, bonus);
  for (const site of SITES) {
    for (const spot of openSpots(box, site, state.sites[site], bonus)) list.push(placementAt(kind, spot));
  }
};

/** Base points of the piece placed last, for a colour. */
export const basePoints = (box: Box, state: State, place: Place, colour: Colour): number => {
  const spot = spotOf(box, place);
  if (spot === undefined) throw new Error(`${place.piece} is on no spot of ${place.site}`);
  const own = state.sites[spot.site][colour];
  const piece = cubesOf(spot, coloursOf(pieceOf(box, place.piece), colour), colour);
  return turnPoints(box, spot.site, own, piece, state.snow);
};

/** Who may call the coureur, clockwise from the scorer's left. */
export const followers = (state: State, scorer: Seat, base: number): Seat[] =>
  base < LEAST_TO_FOLLOW
    ? []
    : othersFrom(scorer, state.players.length).filter(seat => isReady(state, seat, 'coureur'));

/** Places the piece for its scorer; the scoring of the turn is then pending (rules 3.5, 3.6). */
export const build = ({ box, next, emit }: MoveContext, scorer: Seat, place: Place): void => {
  const kind = pieceOf(box, place.piece);
  const spot = spotOf(box, place);
  const colour = next.colours[scorer];
  if (spot === undefined || colour === undefined) throw new Error(`${place.piece} cannot be placed by seat ${scorer}`);
  const { site, grid, cells } = spot;
  const walls = raise(next.sites[site], spot, coloursOf(kind, colour));
  next.sites = { ...next.sites, [site]: walls };
  next.placed = [...next.placed, { piece: kind.id, seat: scorer, site, grid, cells }];
  if (isBonus(kind.id)) {
    changePlayer(next, scorer, ({ bonus }) => ({ bonus: bonus.filter(piece => piece !== kind.id) }));
  }
  const base = basePoints(box, next, place, colour);
  emit({ kind: 'placed', seat: scorer, piece: kind.id, site, grid, cells, base });
  if (next.characters[site] === null && isHidden(box, site, walls)) {
    next.characters = { ...next.characters, [site]: scorer };
    emit({ kind: 'completed', seat: scorer, site });
  }
  const card = kind.colours === undefined ? null : kind.form.id;
  next.pending = [
    { kind: 'after' },
    { kind: 'coureur', scorer, base, seats: followers(next, scorer, base), card },
    { kind: 'fille', seat: scorer, base },
  ];
};
