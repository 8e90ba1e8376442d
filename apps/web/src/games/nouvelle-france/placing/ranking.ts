import { type Box, coloursOf, pieceOf } from '@cap-diamant/nouvelle-france/geometry';
import type { Place } from '@cap-diamant/nouvelle-france/move';
import { bestPlacements, type Prospect } from '@cap-diamant/nouvelle-france/rules';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { FLOORS, type Piece, type Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** A legal placement and its points in this turn. */
export interface Ranked {
  readonly place: Place;
  readonly points: number;
}

/** The legal placements of a piece, best first: points now, and what snow will pay for its cubes. */
export const rankPlacements = (box: Box, view: View, prospect: Prospect, piece: Piece): readonly Ranked[] => {
  const colours = coloursOf(pieceOf(box, piece), prospect.colour);
  const { symbols } = box.components.sticks;
  const worth = FLOORS.map(floor => (site: Site) => (floor < view.snow ? 0 : symbols[view.sticks[site][floor]]));
  const value = ({ place: { site, cells }, points }: Ranked): number =>
    cells.reduce(
      (sum, [, , z], at) => sum + (colours[at] === prospect.colour ? (worth[z]?.(site as Site) ?? 0) : 0),
      points,
    );
  return bestPlacements(box, prospect, piece)
    .map(ranked => ({ ...ranked, value: value(ranked) }))
    .sort((a, b) => b.value - a.value);
};

type Columns = readonly (readonly [x: number, y: number, ...rest: number[]])[];

const middle = (cells: Columns, at: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length;

/** How far a placement is from where a piece is held. Another grid is far, another site farther. */
const distance = (from: Place, to: Place): number =>
  Math.hypot(middle(from.cells, 0) - middle(to.cells, 0), middle(from.cells, 1) - middle(to.cells, 1)) +
  (from.grid === to.grid ? 0 : 20) +
  (from.site === to.site ? 0 : 100);

/** The legal placement nearest to where a piece is held; of several, the best. */
export const nearestIn = (ranking: readonly Ranked[], held: Place): Ranked | undefined => {
  const [first, ...rest] = ranking;
  return rest.reduce(
    (best, each) => (best && distance(held, each.place) < distance(held, best.place) - 1e-9 ? each : best),
    first,
  );
};
