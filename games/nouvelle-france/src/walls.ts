import type { Box, PieceKind } from './box.ts';
import { hasSlab, hiddenSlabs, NOWHERE, type Places, slabBit, union } from './slabs.ts';
import type { Spot } from './spots.ts';
import type { ByColour, Colour, Reason, Site } from './vocabulary.ts';

/** What stands on one site: the cubes of each colour. A new object whenever a piece is added. */
export type Walls = ByColour<Places>;

export const BARE: Walls = { brown: NOWHERE, blue: NOWHERE, red: NOWHERE, yellow: NOWHERE };

export const occupied = (walls: Walls): Places => union(union(walls.brown, walls.blue), union(walls.red, walls.yellow));

/** The colours of the cubes of a piece, in the order of its cells. */
export const coloursOf = (kind: PieceKind, owner: Colour): readonly Colour[] =>
  kind.colours ?? kind.form.cells.map(() => owner);

/** The places a piece would give to a colour on this spot. */
export const cubesOf = (spot: Spot, colours: readonly Colour[], colour: Colour): Places => {
  const places: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < colours.length; at++) {
    if (colours[at] !== colour) continue;
    const floor = spot.cells[at]?.[2] as 0 | 1 | 2;
    places[floor] = (places[floor] | slabBit(spot.slabs[at] as number)) >>> 0;
  }
  return places;
};

/** The walls with one more piece. */
export const raise = (walls: Walls, spot: Spot, colours: readonly Colour[]): Walls => {
  const add = (colour: Colour): Places =>
    colours.includes(colour) ? union(walls[colour], cubesOf(spot, colours, colour)) : walls[colour];
  return { brown: add('brown'), blue: add('blue'), red: add('red'), yellow: add('yellow') };
};

/** The lowest cubes of these columns would be at or below the top of what stands there. */
const isBlocked = ({ lowest }: Spot, taken: Places): boolean => {
  const upper = taken[2];
  const middle = upper | taken[1];
  const lower = middle | taken[0];
  return ((lowest[0] & lower) | (lowest[1] & middle) | (lowest[2] & upper)) !== 0;
};

/** The columns in contact, as a subset of the spot's columns: on a slab, or with a cube right below. */
const contacts = ({ columns }: Spot, taken: Places): number => {
  let subset = 0;
  for (let at = 0; at < columns.length; at++) {
    const [slab, floor] = columns[at] as readonly [number, 0 | 1 | 2];
    if (floor === 0 || hasSlab(taken[floor === 1 ? 0 : 1], slab)) subset |= 1 << at;
  }
  return subset;
};

const isCarried = (spot: Spot, taken: Places): boolean => hasSlab(spot.carrying, contacts(spot, taken));

/** Why a spot cannot be built on now, if so; rules P3 to P5. */
export const spotFault = (walls: Walls, spot: Spot): Reason | undefined => {
  const taken = occupied(walls);
  if (isBlocked(spot, taken)) {
    const { places } = spot;
    const overlap = (places[0] & taken[0]) | (places[1] & taken[1]) | (places[2] & taken[2]);
    return overlap === 0 ? 'covered' : 'overlap';
  }
  const subset = contacts(spot, taken);
  if (subset === 0) return 'floating';
  return hasSlab(spot.carrying, subset) ? undefined : 'unstable';
};

/** The spots of a form that can be built on; remembered, since most turns leave two sites as they were. */
export const openSpots = (box: Box, site: Site, walls: Walls, form: string): readonly Spot[] => {
  const known = box.open.get(walls) ?? new Map<string, readonly Spot[]>();
  box.open.set(walls, known);
  const key = `${site} ${form}`;
  const spots = known.get(key);
  if (spots !== undefined) return spots;
  const taken = occupied(walls);
  const open = (box.forms.get(form)?.spots[site] ?? []).filter(
    spot => !isBlocked(spot, taken) && isCarried(spot, taken),
  );
  known.set(key, open);
  return open;
};

/** No slab of the site can be seen from above any more (rules 9.1). */
export const isHidden = (box: Box, site: Site, walls: Walls): boolean =>
  hiddenSlabs(occupied(walls)) === box.grounds[site].all;
