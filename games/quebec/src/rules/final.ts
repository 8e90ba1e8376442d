import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { costAt, NEIGHBOURS, type Space } from '../model/board.ts';
import type { Play, Town } from '../model/state.ts';
import { stagesOf, underway } from './sites.ts';
import { gain } from './supply.ts';

/** The stars of a seat's token on each space; 0 where it has none. */
type Stars = readonly number[];

const starsOf = ({ sites }: Town<unknown>, seat: Seat): Stars =>
  sites.map(({ token }) => (token?.seat === seat ? token.stars : 0));

/** All buildings connected to one through neighbours; removes them from those left. */
const groupFrom = (start: Space, left: number[]): Space[] => {
  const group = [start];
  left[start] = 0;
  for (const space of group) {
    for (const neighbour of nth(NEIGHBOURS, space)) {
      if (nth(left, neighbour) === 0) continue;
      left[neighbour] = 0;
      group.push(neighbour);
    }
  }
  return group;
};

/** The connected groups of a seat's buildings. */
const groups = (stars: Stars): Space[][] => {
  const found: Space[][] = [];
  const left = stars.slice();
  for (let space = 0; space < left.length; space++) {
    if (nth(left, space) > 0) found.push(groupFrom(space, left));
  }
  return found;
};

/** Points of a building by its stars. */
const WORTH = [0, 1, 3, 6];

/** Two active workers left over are a point. */
const pointsForActive = (active: number): number => active >> 1;

const worth = (stars: Stars, group: readonly Space[]): number => sum(group.map(space => nth(WORTH, nth(stars, space))));

const plain = (stars: Stars, group: readonly Space[]): number => sum(group.map(space => nth(stars, space)));

/** What a seat's buildings are worth at the end, and which of them are its main group. */
export type BuildingScoring = (stars: Stars) => { readonly points: number; readonly main: readonly Space[] };

/**
 * The best group at 1, 3, 6 points; every other star a point. Of equal groups the one with fewer stars, which pays
 * more.
 */
export const mainGroup: BuildingScoring = stars => {
  const total = sum(stars);
  let best = { sum: 0, points: 0, main: [] as readonly Space[] };
  for (const group of groups(stars)) {
    const value = worth(stars, group);
    const points = value + total - plain(stars, group);
    if (value > best.sum || (value === best.sum && points > best.points)) best = { sum: value, points, main: group };
  }
  return best;
};

/** Family: every building at 1, 3, 6 points, wherever it stands. */
export const everyBuilding: BuildingScoring = stars => ({
  points: sum(stars.map(count => nth(WORTH, count))),
  main: [],
});

const workersOnSites = (state: Town<unknown>, seat: Seat): number =>
  sum(underway(state).map(space => costAt(space) * stagesOf(nth(state.sites, space).stages, seat)));

const CHAMPLAIN_POINTS = 8;

/** Champlain's first voyage: all seats whose largest group has the most buildings. */
const champlain = (state: Town<unknown>): Seat[] => {
  if (state.events?.first !== '1603-champlain') return [];
  const largest = state.players.map((_, seat) =>
    Math.max(0, ...groups(starsOf(state, seat)).map(({ length }) => length)),
  );
  const most = Math.max(...largest);
  return most === 0 ? [] : [...largest.keys()].filter(seat => largest[seat] === most);
};

export interface FinalPoints {
  readonly unfinished: number;
  readonly active: number;
  readonly buildings: number;
  readonly events: number;
  readonly main: readonly Space[];
}

/** What the end of the game adds, for each seat. */
export const finalPoints = (state: Town<unknown>, scoring: BuildingScoring): FinalPoints[] => {
  const voyagers = champlain(state);
  return state.players.map(({ active }, seat) => {
    const { points, main } = scoring(starsOf(state, seat));
    return {
      unfinished: workersOnSites(state, seat),
      active: pointsForActive(active),
      buildings: points,
      events: voyagers.includes(seat) ? CHAMPLAIN_POINTS : 0,
      main,
    };
  });
};

/** What a player counts at a real table when the game ends. */
export interface Counted {
  /** Workers on sites that were not completed. */
  readonly onSites: number;
  readonly active: number;
  /** Buildings of one, two and three stars in the main group; in the family game, all of them. */
  readonly main: readonly [one: number, two: number, three: number];
  /** All other stars. */
  readonly others: number;
}

/** The final points of what a player counted. */
export const countedPoints = ({ onSites, active, main, others }: Counted) => {
  const points = {
    unfinished: onSites,
    active: pointsForActive(active),
    buildings: sum(main.map((buildings, at) => buildings * nth(WORTH, at + 1))) + others,
  };
  return { ...points, total: points.unfinished + points.active + points.buildings };
};

export const scoreFinal = (play: Play, scoring: BuildingScoring): void => {
  for (const [seat, final] of finalPoints(play.next, scoring).entries()) {
    gain(play, seat, 'unfinished', final.unfinished);
    gain(play, seat, 'active', final.active);
    if (final.main.length > 0) {
      play.emit?.({ kind: 'main-group', seat, spaces: final.main, points: final.buildings });
    }
    gain(play, seat, 'buildings', final.buildings);
    gain(play, seat, 'events', final.events);
  }
};
