import { type Box, spotOf } from './box.ts';
import type { Place } from './move.ts';
import { orientationKey } from './rotations.ts';
import { type BySite, FLOORS, type Reason, SITES, type Site } from './vocabulary.ts';
import { spotFault, type Walls } from './walls.ts';

const isSite = (site: string): site is Site => (SITES as readonly string[]).includes(site);

/** What is wrong with a placement that is on no spot at all. */
const formFault = (box: Box, { piece, site, grid, cells }: Place): Reason => {
  const form = box.pieces.get(piece)?.form;
  if (form?.cells.length !== cells.length || !form.orientations.has(orientationKey(cells))) return 'form';
  if (!isSite(site) || !box.grounds[site].hasGrid(grid)) return 'site';
  return cells.every(([, , z]) => z >= 0 && z < FLOORS.length) ? 'outside' : 'height';
};

/** The first test a placement fails, in the order of rules 21.10. */
export const placeFault = (box: Box, sites: BySite<Walls>, place: Place): Reason | undefined => {
  const spot = spotOf(box, place);
  return spot === undefined ? formFault(box, place) : spotFault(sites[spot.site], spot);
};
