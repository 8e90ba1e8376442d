import { nth, type Seat } from '@cap-diamant/kernel';
import type { Space } from '../model/board.ts';
import { BUILDINGS, type Building, tileOf } from '../model/buildings.ts';
import type { Site, State } from '../model/state.ts';
import { settled } from './settle.ts';

/** What a site can be in this century, in the order in which it happens. None: its century has not come yet. */
export const statesFor = (state: State, space: Space): readonly Exclude<Site['state'], 'waiting'>[] => {
  const { century } = tileOf(nth(state.sites, space).building);
  if (century > state.century) return [];
  return century === state.century ? ['available', 'underway', 'built'] : ['underway', 'built'];
};

/** Who can have an architect on a site. */
export const architectsFor = ({ players }: State): readonly (Seat | 'neutral')[] => {
  const seats = players.map((_, seat) => seat);
  return players.length === 2 || players.some(({ leader }) => leader === 'economic') ? [...seats, 'neutral'] : seats;
};

/** The tiles that can lie on a space: those of its colour. */
export const tilesFor = (state: State, space: Space): readonly Building[] => {
  const { zone } = tileOf(nth(state.sites, space).building);
  return BUILDINGS.filter(tile => tile.zone === zone).map(({ id }) => id);
};

/** Changes a site. An architect that is put on it leaves the site where it stood. */
export const withSite = (state: State, space: Space, change: Partial<Site>): State =>
  settled({
    ...state,
    sites: state.sites.map((site, at) => {
      if (at === space) return { ...site, ...change };
      const leaves = change.architect !== undefined && change.architect !== null && site.architect === change.architect;
      return leaves ? { ...site, architect: null } : site;
    }),
  });

/** Puts a tile on a space; the tile that lay there takes its place. */
export const withBuilding = (state: State, space: Space, building: Building): State => {
  const before = nth(state.sites, space).building;
  return settled({
    ...state,
    sites: state.sites.map((site, at) => {
      if (at === space) return { ...site, building };
      return site.building === building ? { ...site, building: before } : site;
    }),
  });
};

/** A site becomes available, is started by the seat to move, or is finished. */
export const withSiteState = (state: State, space: Space, chosen: Site['state']): State => {
  const architect = chosen === 'underway' ? state.turn : null;
  const { token } = nth(state.sites, space);
  return withSite(state, space, { state: chosen, architect, stages: [], token: chosen === 'built' ? token : null });
};

/** Who pays for a stage. Without anybody, this stage and all after it are empty again. */
export const withStage = (state: State, space: Space, at: number, seat: Seat | undefined): State => {
  const { stages } = nth(state.sites, space);
  const before = stages.slice(0, at);
  return withSite(state, space, { stages: seat === undefined ? before : [...before, seat, ...stages.slice(at + 1)] });
};
