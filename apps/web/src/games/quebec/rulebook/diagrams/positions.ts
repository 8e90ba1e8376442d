import { nth, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { costAt, NEIGHBOURS, SPACES, type Space } from '@cap-diamant/quebec/board';
import type { Site } from '@cap-diamant/quebec/state';
import type { View } from '@cap-diamant/quebec/view';

/** The players of all examples: black, white and green. */
export const EXAMPLE_COLOURS = ['black', 'white', 'green'] as const;

const OPTIONS = { edition: '2011', level: 'complete', players: 3, layout: 'first-game', first: 0 };

/** The town of a first game, before the first turn. */
export const START: View = quebec.view(quebec.setup(unwrap(quebec.options.parse(OPTIONS)), 'rules'));

/** The worked example of the cascade, before the scoring. */
export const BEFORE_SCORING: View = {
  ...START,
  zones: {
    citadelle: [5, 1, 0],
    religion: [3, 4, 5],
    politics: [2, 10, 10],
    economy: [0, 0, 5],
    culture: [4, 6, 1],
  },
};

const BUILT = { state: 'built', architect: null, stages: [], token: null } as const;

/** A site of century I in other states: what becomes of it, step by step. */
export const SITE_SPACE: Space = START.sites.findIndex(
  ({ state }, space) => state === 'available' && costAt(space) === 2,
);
const site = nth(START.sites, SITE_SPACE);
export const SITE_LIFE: readonly Site[] = [
  { ...site, state: 'available' },
  { ...site, state: 'underway', architect: 0, stages: [] },
  { ...site, state: 'underway', architect: 0, stages: [1] },
  { ...site, state: 'underway', architect: 0, stages: [1, 2, 0] },
  { ...site, ...BUILT, token: { seat: 0, stars: 3 } },
];

/** The town with star tokens of one player. */
export const withTokens = (stars: ReadonlyMap<Space, number>): View => ({
  ...START,
  sites: START.sites.map((one, space) => {
    const count = stars.get(space);
    return count === undefined ? one : { ...one, ...BUILT, token: { seat: 0, stars: count } };
  }),
});

/** Connected spaces, beginning with one; the neighbours with the smallest number come first. */
export const connectedFrom = (start: Space, size: number): readonly Space[] => {
  const group = [start];
  for (const space of group) {
    for (const next of nth(NEIGHBOURS, space)) {
      if (group.length < size && !group.includes(next)) group.push(next);
    }
  }
  return group;
};

const distance = (a: Space, b: Space): number => {
  const [one, other] = [nth(SPACES, a), nth(SPACES, b)];
  return Math.hypot(one.col - other.col, (one.row - other.row) * Math.sqrt(3));
};

/** The nearest spaces that touch none of these, and not each other. */
const apartFrom = (group: readonly Space[], count: number): readonly Space[] => {
  const found: Space[] = [];
  const touches = (space: Space) =>
    [...group, ...found].some(other => other === space || nth(NEIGHBOURS, space).includes(other));
  const byDistance = [...SPACES.keys()].sort((a, b) => distance(a, nth(group, 0)) - distance(b, nth(group, 0)));
  for (const space of byDistance) if (found.length < count && !touches(space)) found.push(space);
  return found;
};

/** The worked example of the main group: 1, 2, 3 and 3 stars together, and two buildings apart with 3 stars in all. */
export const GROUP: readonly Space[] = connectedFrom(12, 4);
const APART = apartFrom(GROUP, 2);
const GROUP_STARS = [1, 2, 3, 3];
const APART_STARS = [1, 2];
export const MAIN_GROUP: View = withTokens(
  new Map([
    ...GROUP.map((space, at) => [space, nth(GROUP_STARS, at)] as const),
    ...APART.map((space, at) => [space, nth(APART_STARS, at)] as const),
  ]),
);
