import { byKey, fail, nth, ok, type Random, type Result, range } from '@cap-diamant/kernel';
import { colourAt, DISTRICTS, SPACES, SPACES_OF, spaceId, spaceOf } from '../model/board.ts';
import { BUILDINGS, type Building, isBuilding, tileOf } from '../model/buildings.ts';
import { CENTURIES, type Century, COLOURED, type Coloured } from '../model/vocabulary.ts';
import { FIRST_GAME } from './first-game.ts';

/** The building on each space. */
export type Layout = readonly Building[];

const DISTRICTS_OF = byKey(COLOURED, zone => DISTRICTS.filter(district => district.zone === zone).map(({ id }) => id));

const tilesOf = (zone: Coloured, century?: Century): Building[] =>
  BUILDINGS.filter(tile => tile.zone === zone && (century === undefined || tile.century === century)).map(
    ({ id }) => id,
  );

/** A plain shuffle within each colour. */
export const randomLayout = (random: Random): Layout => {
  const layout: Building[] = [];
  for (const zone of COLOURED) {
    const tiles = random.shuffle(tilesOf(zone));
    const spaces = DISTRICTS_OF[zone].flatMap(district => SPACES_OF[district]);
    for (const [at, space] of spaces.entries()) layout[space] = nth(tiles, at);
  }
  return layout;
};

/** The centuries around each of a colour's districts. */
type Spread = readonly (readonly Century[])[];

const choose = (centuries: readonly Century[], size: number): Century[][] => {
  if (size === 0) return [[]];
  return centuries.flatMap((first, at) => choose(centuries.slice(at + 1), size - 1).map(rest => [first, ...rest]));
};

/** All ways to distribute tiles over districts of these sizes without repeating a century around a district. */
const spreads = (sizes: readonly number[], tiles: readonly Century[]): Spread[] => {
  const [size, ...others] = sizes;
  if (size === undefined) return [[]];
  const centuries = CENTURIES.filter(century => tiles.includes(century));
  return choose(centuries, size).flatMap(around => {
    const left = [...tiles];
    for (const century of around) left.splice(left.indexOf(century), 1);
    return spreads(others, left).map(rest => [around, ...rest]);
  });
};

const SPREADS = byKey(COLOURED, zone =>
  spreads(
    DISTRICTS_OF[zone].map(district => SPACES_OF[district].length),
    tilesOf(zone).map(building => tileOf(building).century),
  ),
);

const TILES = byKey(COLOURED, zone => CENTURIES.map(century => tilesOf(zone, century)));

/**
 * Random, with tiles of different centuries around every district. Every distribution of centuries allows equally many
 * layouts, so picking one and shuffling inside it makes all balanced layouts equally likely.
 */
export const balancedLayout = (random: Random): Layout => {
  const layout: Building[] = [];
  for (const zone of COLOURED) {
    const tiles = TILES[zone].map(ofCentury => random.shuffle(ofCentury));
    const spread = random.pick(SPREADS[zone]);
    for (const [at, district] of DISTRICTS_OF[zone].entries()) {
      const around = random.shuffle(nth(spread, at));
      for (const [i, space] of SPACES_OF[district].entries()) {
        const building = nth(tiles, nth(around, i) - 1).pop();
        if (building !== undefined) layout[space] = building;
      }
    }
  }
  return layout;
};

export const firstGameLayout = (): Layout => FIRST_GAME;

export const formatLayout = (layout: Layout): Record<string, Building> =>
  Object.fromEntries(layout.map((building, space) => [spaceId(space), building]));

/** A layout given as a map from space to building, to copy a real table. */
export const parseLayout = (given: Readonly<Record<string, string>>): Result<Layout> => {
  const layout: Building[] = [];
  const used = new Map<string, string>();
  for (const [id, building] of Object.entries(given)) {
    const space = spaceOf(id);
    if (space === undefined) return fail(`layout: there is no space "${id}"; spaces are named like "${spaceId(0)}"`);
    if (!isBuilding(building))
      return fail(
        `layout: there is no building "${building}" (on ${id}); buildings are named like "${BUILDINGS[0].id}"`,
      );
    const { zone } = tileOf(building);
    if (zone !== colourAt(space))
      return fail(
        `layout: "${building}" belongs to ${zone}, but ${id} to ${colourAt(space)}: a tile lies on a space of its zone`,
      );
    const other = used.get(building);
    if (other !== undefined)
      return fail(`layout: "${building}" lies both on ${other} and on ${id}: each building lies on one space`);
    used.set(building, id);
    layout[space] = building;
  }
  const missing = range(SPACES.length).find(space => layout[space] === undefined);
  return missing === undefined
    ? ok(layout)
    : fail(`layout: no building is given for ${spaceId(missing)}; all ${SPACES.length} are needed`);
};
