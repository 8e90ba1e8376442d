import { byKey, fail, nth, ok, type Random, type Result, range } from '@cap-diamant/kernel';
import { COLOURS, colourAt, districtAt, SPACES, SPACES_OF, type Space, spaceId, spaceOf } from './board.ts';
import { BUILDINGS, type Building, isBuilding, tileOf } from './buildings.ts';
import { FIRST_GAME } from './first-game.ts';
import { COLOURED, type Coloured } from './vocabulary.ts';

/** Which building lies on each space. */
export type Layout = readonly Building[];

const SPACES_BY_COLOUR = byKey(COLOURED, (zone): readonly Space[] =>
  range(SPACES.length).filter(space => COLOURS[space] === zone),
);

const TILES_BY_COLOUR = byKey(COLOURED, (zone): readonly Building[] =>
  BUILDINGS.filter(tile => tile.zone === zone).map(({ id }) => id),
);

const lay = (deal: (zone: Coloured) => readonly Building[]): Layout => {
  const layout: Building[] = [];
  for (const zone of COLOURED) {
    const tiles = deal(zone);
    for (const [index, space] of SPACES_BY_COLOUR[zone].entries()) layout[space] = nth(tiles, index);
  }
  return layout;
};

export const randomLayout = (random: Random): Layout => lay(zone => random.shuffle(TILES_BY_COLOUR[zone]));

/** For each space of a colour, the earlier ones around the same district, as indices into that colour's list. */
const EARLIER_AROUND = byKey(COLOURED, zone => {
  const districts = SPACES_BY_COLOUR[zone].map(districtAt);
  return districts.map((district, at) => range(at).filter(earlier => districts[earlier] === district));
});

/** One shuffle of a colour's tiles; given up as soon as two of a century would lie around one district. */
const tryBalanced = (random: Random, zone: Coloured): readonly Building[] | undefined => {
  const tiles = [...TILES_BY_COLOUR[zone]];
  for (const [at, earlier] of EARLIER_AROUND[zone].entries()) {
    const drawn = at + random.below(tiles.length - at);
    const tile = nth(tiles, drawn);
    tiles[drawn] = nth(tiles, at);
    tiles[at] = tile;
    const { century } = tileOf(tile);
    if (earlier.some(i => tileOf(nth(tiles, i)).century === century)) return undefined;
  }
  return tiles;
};

/** Random, with tiles of different centuries around every district: all such layouts are equally likely. */
export const balancedLayout = (random: Random): Layout =>
  lay(zone => {
    for (;;) {
      const tiles = tryBalanced(random, zone);
      if (tiles !== undefined) return tiles;
    }
  });

export const firstGameLayout = (): Layout => FIRST_GAME;

/** Whether tiles of different centuries lie around every district. */
export const isBalanced = (layout: Layout): boolean =>
  Object.values(SPACES_OF).every(spaces => {
    const centuries = spaces.map(space => tileOf(nth(layout, space)).century);
    return new Set(centuries).size === centuries.length;
  });

export const formatLayout = (layout: Layout): Record<string, Building> =>
  Object.fromEntries(layout.map((building, space) => [spaceId(space), building]));

/** A layout given as a map from space to building, to mirror a table. */
export const parseLayout = (given: Readonly<Record<string, string>>): Result<Layout> => {
  const layout: Building[] = [];
  const used = new Map<string, string>();
  for (const [id, building] of Object.entries(given)) {
    const space = spaceOf(id);
    if (space === undefined) return fail(`layout: there is no space "${id}"; spaces are named like "${spaceId(0)}"`);
    if (!isBuilding(building)) return fail(`layout: there is no building "${building}" (on ${id})`);
    const { zone } = tileOf(building);
    if (zone !== colourAt(space))
      return fail(`layout: "${building}" is a ${zone} building, but ${id} a ${colourAt(space)} space`);
    const other = used.get(building);
    if (other !== undefined) return fail(`layout: "${building}" lies both on ${other} and on ${id}`);
    used.set(building, id);
    layout[space] = building;
  }
  const missing = range(SPACES.length).find(space => layout[space] === undefined);
  return missing === undefined
    ? ok(layout)
    : fail(`layout: no building is given for ${spaceId(missing)}; all ${SPACES.length} are needed`);
};
