import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { costAt, NEIGHBOURS, type Space } from '../board.ts';
import type { Play, Town } from '../state.ts';
import { stagesOf, underway } from './sites.ts';
import { gain } from './supply.ts';

type Stars = ReadonlyMap<Space, number>;

const starsOf = ({ sites }: Town<unknown>, seat: Seat): Stars => {
  const stars = new Map<Space, number>();
  for (let space = 0; space < sites.length; space++) {
    const { token } = nth(sites, space);
    if (token?.seat === seat) stars.set(space, token.stars);
  }
  return stars;
};

/** The connected groups of a set of buildings. */
export const groups = (stars: Stars): Space[][] => {
  const found: Space[][] = [];
  const seen = new Set<Space>();
  for (const start of stars.keys()) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const space of group) {
      for (const neighbour of nth(NEIGHBOURS, space)) {
        if (!stars.has(neighbour) || seen.has(neighbour)) continue;
        seen.add(neighbour);
        group.push(neighbour);
      }
    }
    found.push(group);
  }
  return found;
};

const WORTH = [0, 1, 3, 6];

const worth = (stars: Stars, group: Iterable<Space>): number =>
  sum([...group].map(space => nth(WORTH, stars.get(space) ?? 0)));

const plain = (stars: Stars, group: Iterable<Space>): number => sum([...group].map(space => stars.get(space) ?? 0));

/** What the buildings of a seat are worth at the end, and those that count as its main group. */
export type BuildingScoring = (stars: Stars) => { readonly points: number; readonly main: readonly Space[] };

/** The best group at 1, 3, 6 points; every other star a point. Of equal groups the one with fewer stars, as that pays more. */
export const mainGroup: BuildingScoring = stars => {
  const total = plain(stars, stars.keys());
  let best = { sum: 0, points: 0, main: [] as readonly Space[] };
  for (const group of groups(stars)) {
    const value = worth(stars, group);
    const points = value + total - plain(stars, group);
    if (value > best.sum || (value === best.sum && points > best.points)) best = { sum: value, points, main: group };
  }
  return best;
};

/** Family: every building at 1, 3, 6 points, wherever it stands. */
export const everyBuilding: BuildingScoring = stars => ({ points: worth(stars, stars.keys()), main: [] });

const workersOnSites = (state: Town<unknown>, seat: Seat): number =>
  sum(underway(state).map(space => costAt(space) * stagesOf(nth(state.sites, space).stages, seat)));

const CHAMPLAIN_POINTS = 8;

/** Champlain's first voyage: all whose largest group has as many buildings as anybody's. */
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
      active: active >> 1,
      buildings: points,
      events: voyagers.includes(seat) ? CHAMPLAIN_POINTS : 0,
      main,
    };
  });
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
