import type { Place } from '../model/move.ts';
import { type BySite, FLOORS } from '../model/vocabulary.ts';
import { type Box, spotOf } from './box.ts';
import { shifted } from './rotations.ts';
import { spotFault, type Walls } from './walls.ts';

/**
 * Drops a piece: the same placement on the lowest floor it reaches, whatever floor it was given on. It may still not
 * stand there. Undefined if it sticks out of the slabs or there is no room left.
 */
export const landing = (box: Box, sites: BySite<Walls>, place: Place): Place | undefined => {
  const lowest = Math.min(...place.cells.map(([, , z]) => z));
  for (const floor of FLOORS) {
    const fallen: Place = { ...place, cells: shifted(place.cells, [0, 0, floor - lowest]) };
    const spot = spotOf(box, fallen);
    if (spot === undefined) return undefined;
    const fault = spotFault(sites[spot.site], spot);
    if (fault !== 'overlap' && fault !== 'covered') return fallen;
  }
  return undefined;
};
