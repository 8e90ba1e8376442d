import { type Box, type PieceKind, pieceOf, placementAt, spotOf } from '../geometry/box.ts';
import { landing } from '../geometry/landing.ts';
import { shifted } from '../geometry/rotations.ts';
import { type Places, sizeOf } from '../geometry/slabs.ts';
import type { Spot } from '../geometry/spots.ts';
import { coloursOf, cubesOf, isHidden, openSpots, raise, type Walls } from '../geometry/walls.ts';
import type { Place } from '../model/move.ts';
import {
  type BySite,
  type Cell,
  type Colour,
  FLOORS,
  type Grid,
  type PlaceReason,
  SITES,
  type Site,
} from '../model/vocabulary.ts';
import { linkedCubes, turnPoints } from '../scoring/points.ts';
import { placeFault } from './place-fault.ts';

/** The sites as seen by a player about to place: what stands there, how much snow has fallen, whose turn it is. */
export interface Prospect {
  readonly walls: BySite<Walls>;
  readonly snow: number;
  readonly colour: Colour;
}

/** A piece held over a site: where it would land, why it could not stay there, what it would score. */
export interface Trial {
  readonly place: Place;
  readonly fault: PlaceReason | undefined;
  /** Base points; 0 if there is a fault. */
  readonly points: number;
  /** The cubes already there that would score with it. */
  readonly linked: readonly { readonly grid: Grid; readonly cell: Cell }[];
  /** Whether no slab of the site would be visible any more. */
  readonly completes: boolean;
}

/** The cube places of a set, in the terms of the component list. */
const cellsIn = (box: Box, site: Site, places: Places): Trial['linked'] => {
  const { slabAt, grids } = box.grounds[site];
  const found: { grid: Grid; cell: Cell }[] = [];
  for (const { id, width, depth } of grids) {
    for (let y = 0; y < depth; y++) {
      for (let x = 0; x < width; x++) {
        const slab = slabAt(id, x, y);
        if (slab === undefined) continue;
        for (const z of FLOORS) if ((places[z] >>> slab) & 1) found.push({ grid: id, cell: [x, y, z] });
      }
    }
  }
  return found;
};

const without = (places: Places, others: Places): Places => [
  (places[0] & ~others[0]) >>> 0,
  (places[1] & ~others[1]) >>> 0,
  (places[2] & ~others[2]) >>> 0,
];

/** Where a piece without room would have to stand: on what is there, above the three floors. */
const onTop = (box: Box, walls: BySite<Walls>, place: Place): Place => {
  for (let floor = 1; floor < FLOORS.length; floor++) {
    const raised = { ...place, cells: shifted(place.cells, [0, 0, floor]) };
    if (placeFault(box, walls, raised) === 'height') return raised;
  }
  return { ...place, cells: shifted(place.cells, [0, 0, FLOORS.length]) };
};

const NOTHING = { points: 0, linked: [], completes: false } as const;

const standing = (box: Box, { walls, snow, colour }: Prospect, kind: PieceKind, spot: Spot): Omit<Trial, 'fault'> => {
  const colours = coloursOf(kind, colour);
  const after = raise(walls[spot.site], spot, colours);
  const piece = cubesOf(spot, colours, colour);
  const scoring = linkedCubes(box, spot.site, after[colour], piece, snow);
  return {
    place: placementAt(kind, spot),
    points: scoring.reduce((points, slabs) => points + sizeOf(slabs), 0),
    linked: cellsIn(box, spot.site, without(scoring, piece)),
    completes: isHidden(box, spot.site, after),
  };
};

/** Drops a piece onto a site, whatever floor it is given on. */
export const dropPiece = (box: Box, prospect: Prospect, held: Place): Trial => {
  const { walls } = prospect;
  const lowest = Math.min(...held.cells.map(([, , z]) => z));
  const place: Place = { ...held, cells: shifted(held.cells, [0, 0, -lowest]) };
  const landed = landing(box, walls, place);
  if (landed === undefined) {
    const fault = placeFault(box, walls, place);
    const stuck = fault === 'overlap' || fault === 'covered';
    return { place: stuck ? onTop(box, walls, place) : place, fault: stuck ? 'height' : fault, ...NOTHING };
  }
  const fault = placeFault(box, walls, landed);
  const spot = spotOf(box, landed);
  if (fault !== undefined || spot === undefined) return { place: landed, fault, ...NOTHING };
  return { ...standing(box, prospect, pieceOf(box, landed.piece), spot), fault: undefined };
};

/** Every legal placement of a piece with its base points, best first. */
export const bestPlacements = (
  box: Box,
  { walls, snow, colour }: Prospect,
  piece: string,
): readonly { readonly place: Place; readonly points: number }[] => {
  const kind = pieceOf(box, piece);
  const colours = coloursOf(kind, colour);
  const list = SITES.flatMap(site =>
    openSpots(box, site, walls[site], kind.form.id).map(spot => {
      const own = raise(walls[site], spot, colours)[colour];
      const points = turnPoints(box, site, own, cubesOf(spot, colours, colour), snow);
      return { place: placementAt(kind, spot), points };
    }),
  );
  return list.sort((a, b) => b.points - a.points);
};
