import { type Box, listedSpot, spotOf } from '../geometry/box.ts';
import { orientationKey } from '../geometry/rotations.ts';
import { spotFault, type Walls } from '../geometry/walls.ts';
import type { Place } from '../model/move.ts';
import { type BySite, FLOORS, type PlaceReason, SITES, type Site } from '../model/vocabulary.ts';

const isSite = (site: string): site is Site => (SITES as readonly string[]).includes(site);

/** Why a placement is not on any spot, if so. */
const formFault = (box: Box, { piece, site, grid, cells }: Place): PlaceReason | undefined => {
  const form = box.pieces.get(piece)?.form;
  if (form?.cells.length !== cells.length || !form.orientations.has(orientationKey(cells))) return 'form';
  if (!isSite(site) || !box.grounds[site].hasGrid(grid)) return 'site';
  if (cells.some(([, , z]) => z < 0 || z >= FLOORS.length)) return 'height';
  return cells.some(([x, y]) => box.grounds[site].slabAt(grid, x, y) === undefined) ? 'outside' : undefined;
};

/** The first test a placement fails, in the order of rules 21.10. */
export const placeFault = (box: Box, sites: BySite<Walls>, place: Place): PlaceReason | undefined => {
  const listed = listedSpot(box, place);
  if (listed !== undefined) return spotFault(sites[listed.site], listed);
  const fault = formFault(box, place);
  if (fault !== undefined) return fault;
  const spot = spotOf(box, place);
  return spot && spotFault(sites[spot.site], spot);
};
