import { nth, range } from '@cap-diamant/kernel';
import { COLOURS, DISTRICTS, SPACES, SPACES_OF, type Space, spaceId } from '@cap-diamant/quebec/board';
import { BUILDINGS, type Building, tileOf } from '@cap-diamant/quebec/buildings';
import { CENTURIES, type Century, type Coloured } from '@cap-diamant/quebec/vocabulary';

/**
 * The century of the tile on each space, as far as it is known. Which of the tiles of a colour and century lies where
 * makes no difference to the rules.
 */
export type Centuries = readonly (Century | null)[];

export const NO_CENTURIES: Centuries = SPACES.map(() => null);

/** The spaces in the order in which they are entered: district by district. */
const ORDER: readonly Space[] = DISTRICTS.flatMap(({ id }) => SPACES_OF[id]);

const spacesOf = (zone: Coloured): readonly Space[] => ORDER.filter(space => COLOURS[space] === zone);

/** How many tiles of a century are left for the spaces of a colour. */
export const tilesLeft = (centuries: Centuries, zone: Coloured, century: Century): number => {
  const all = BUILDINGS.filter(tile => tile.zone === zone && tile.century === century).length;
  return all - spacesOf(zone).filter(space => centuries[space] === century).length;
};

/** The tile of a space; where only one century is left for a colour, all its spaces get it. */
export const withTile = (centuries: Centuries, space: Space, century: Century | null): Centuries => {
  const zone = nth(COLOURS, space);
  const changed = centuries.map((one, at) => (at === space ? century : one));
  const [only, ...others] = CENTURIES.filter(one => tilesLeft(changed, zone, one) > 0);
  if (century === null || only === undefined || others.length > 0) return changed;
  return changed.map((one, at) => (COLOURS[at] === zone ? (one ?? only) : one));
};

/** The first space after this one without a tile, beginning again at the end; undefined once all have one. */
export const nextEmpty = (centuries: Centuries, after?: Space): Space | undefined => {
  const from = after === undefined ? 0 : ORDER.indexOf(after) + 1;
  return [...ORDER.slice(from), ...ORDER.slice(0, from)].find(space => centuries[space] === null);
};

/** A space by its district and its number there. */
export const placeOf = (space: Space): { readonly number: number; readonly of: number } => {
  const { district } = nth(SPACES, space);
  const all = SPACES_OF[district];
  return { number: all.indexOf(space) + 1, of: all.length };
};

/** The centuries of a layout. */
export const centuriesOf = (buildings: readonly Building[]): Centuries =>
  buildings.map(building => tileOf(building).century);

/** The layout as an option of a game; undefined while a tile is missing. */
export const layoutFrom = (centuries: Centuries): Readonly<Record<string, Building>> | undefined => {
  const stacks = new Map<string, Building[]>();
  for (const { id, zone, century } of BUILDINGS) {
    const key = `${zone} ${century}`;
    stacks.set(key, [...(stacks.get(key) ?? []), id]);
  }
  const layout: Record<string, Building> = {};
  for (const space of range(SPACES.length)) {
    const building = stacks.get(`${COLOURS[space]} ${centuries[space]}`)?.shift();
    if (building === undefined) return undefined;
    layout[spaceId(space)] = building;
  }
  return layout;
};
