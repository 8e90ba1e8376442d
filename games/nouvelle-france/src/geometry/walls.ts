import type { ByColour, Colour, PlaceReason, Site } from '../model/vocabulary.ts';
import type { Box, PieceKind } from './box.ts';
import { hiddenSlabs, NOWHERE, type Places, type Slabs, slabBit, union } from './slabs.ts';
import type { Spot, SpotList } from './spots.ts';

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

/** The columns with a cube on a floor or above it, by floor. */
const built = (taken: Places): Places => {
  const middle = (taken[1] | taken[2]) >>> 0;
  return [(taken[0] | middle) >>> 0, middle, taken[2]];
};

/** The lowest cube of a column cannot reach its place: there is a cube there or above. */
const isBlocked = ({ lowest }: Spot, tops: Places): boolean =>
  ((lowest[0] & tops[0]) | (lowest[1] & tops[1]) | (lowest[2] & tops[2])) !== 0;

/** The columns whose lowest cube rests on a slab or directly on a cube. */
const contacts = ({ lowest }: Spot, taken: Places): Slabs =>
  (lowest[0] | (lowest[1] & taken[0]) | (lowest[2] & taken[1])) >>> 0;

/** Whether these of its columns support the piece, from the table. */
export const isCarriedBy = ({ columns, carrying }: Spot, touching: Slabs): boolean => {
  let subset = 0;
  for (let at = 0; at < columns.length; at++) subset |= ((touching >>> (columns[at] as number)) & 1) << at;
  return ((carrying >>> subset) & 1) === 1;
};

/** Why a spot cannot be built on now, if so; rules P3 to P5. */
export const spotFault = (walls: Walls, spot: Spot): PlaceReason | undefined => {
  const taken = occupied(walls);
  if (isBlocked(spot, built(taken))) {
    const { places } = spot;
    const overlap = (places[0] & taken[0]) | (places[1] & taken[1]) | (places[2] & taken[2]);
    return overlap === 0 ? 'covered' : 'overlap';
  }
  const touching = contacts(spot, taken);
  if (touching === 0) return 'floating';
  return isCarriedBy(spot, touching) ? undefined : 'unstable';
};

/** The innermost loop of the game, so it uses plain numbers only. */
const spotsOpen = ({ sets, lowest }: SpotList, taken: Places): Spot[] => {
  const open: Spot[] = [];
  const [lowers, middles, uppers] = lowest;
  const [onLower, onMiddle] = taken;
  const [fromLower, fromMiddle, fromUpper] = built(taken);
  for (let at = 0; at < sets.length; at++) {
    const lower = lowers[at] as number;
    const middle = middles[at] as number;
    const upper = uppers[at] as number;
    if (((lower & fromLower) | (middle & fromMiddle) | (upper & fromUpper)) !== 0) continue;
    const touching = lower | (middle & onLower) | (upper & onMiddle);
    if (touching === 0) continue;
    const set = sets[at] as SpotList['sets'][number];
    const onAll = touching === (lower | middle | upper); // no look-up: a piece always stands on all its columns
    if (onAll || isCarriedBy(set[0], touching)) for (const spot of set) open.push(spot);
  }
  return open;
};

/** The spots of a form that can be built on; cached, because most turns leave two sites unchanged. */
export const openSpots = (box: Box, site: Site, walls: Walls, form: string): readonly Spot[] => {
  const list = box.forms.get(form)?.spots[site];
  if (list === undefined) return [];
  let known = box.open.get(walls);
  if (known === undefined) {
    known = new Map();
    box.open.set(walls, known);
  }
  let open = known.get(list);
  if (open === undefined) {
    open = spotsOpen(list, occupied(walls));
    known.set(list, open);
  }
  return open;
};

/** No slab of the site is visible from above any more (rules 9.1). */
export const isHidden = (box: Box, site: Site, walls: Walls): boolean =>
  hiddenSlabs(occupied(walls)) === box.grounds[site].all;
