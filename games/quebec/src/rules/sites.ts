import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt, costAt, type Space } from '../board.ts';
import { type Architect, isOn, type Play, type Town } from '../state.ts';
import type { Coloured } from '../vocabulary.ts';
import { addTo, holderOf } from './supply.ts';
import { placeToken } from './tokens.ts';

const MOST_STAGES = 3;

/** Where architects stand: the sites under construction. */
export const underway = (state: Town<unknown>): Space[] => {
  const spaces: Space[] = [];
  for (const { architect } of state.players) if (architect !== 'hand') spaces.push(architect);
  if (typeof state.neutral === 'number') spaces.push(state.neutral);
  return spaces;
};

/** Sites on which somebody with so many workers to pay with could build a stage. */
export const buildable = (state: Town<unknown>, workers: number): Space[] =>
  underway(state).filter(space => nth(state.sites, space).stages.length < MOST_STAGES && costAt(space) <= workers);

export const isAvailable = (state: Town<unknown>): boolean => state.sites.some(site => site.state === 'available');

export const available = (state: Town<unknown>): Space[] => {
  const spaces: Space[] = [];
  for (let space = 0; space < state.sites.length; space++) {
    if (nth(state.sites, space).state === 'available') spaces.push(space);
  }
  return spaces;
};

/** A stage is a group of workers, paid for already. */
export const buildStage = ({ next, emit }: Play, seat: Seat, space: Space): void => {
  const site = nth(next.sites, space);
  const stages = [...site.stages, seat];
  next.sites[space] = { ...site, stages };
  emit?.({ kind: 'stage', seat, space, stage: stages.length, workers: costAt(space) });
};

export const putArchitect = ({ next, emit }: Play, architect: Architect, space: Space): void => {
  next.sites[space] = { ...nth(next.sites, space), state: 'underway', architect };
  if (architect === 'neutral') next.neutral = space;
  else nth(next.players, architect).architect = space;
  emit?.({ kind: 'put', architect, space });
};

/** Whose token a finished building gets: the architect's owner; with two players, for the neutral one, the last builder. */
const ownerOf = (state: Town<unknown>, space: Space): Seat | undefined => {
  const { architect, stages } = nth(state.sites, space);
  if (architect !== 'neutral') return architect ?? undefined;
  return state.players.length === 2 ? stages.at(-1) : holderOf(state, 'economic');
};

const sendWorkers = ({ next, emit }: Play, space: Space, stages: readonly Seat[], redirected?: Redirected): void => {
  const cost = costAt(space);
  for (const seat of next.players.keys()) {
    const workers = cost * stages.filter(builder => builder === seat).length;
    if (workers === 0) continue;
    const zone = redirected?.seat === seat ? redirected.zone : colourAt(space);
    addTo(next, zone, seat, workers);
    emit?.({ kind: 'arrive', seat, zone, workers });
  }
};

/** The Political leader's choice of zone for the own workers. */
export interface Redirected {
  readonly seat: Seat;
  readonly zone: Coloured;
}

/** Lifts the architect and finishes the building: workers leave for their zone, the tile is turned, a token put on it. */
export const complete = (play: Play, space: Space, redirected?: Redirected): void => {
  const { next, emit } = play;
  const site = nth(next.sites, space);
  const { architect, stages } = site;
  const owner = ownerOf(next, space);
  if (architect === null) throw new Error('only a building with an architect is completed');
  if (architect === 'neutral') next.neutral = 'hand';
  else nth(next.players, architect).architect = 'hand';
  emit?.({ kind: 'lift', architect, space });
  sendWorkers(play, space, stages, redirected);
  next.sites[space] = { ...site, state: 'built', architect: null, stages: [] };
  emit?.({ kind: 'complete', space, stages: stages.length });
  const enough = isOn(next, '1775-fortification') ? 2 : 1;
  if (owner !== undefined && stages.length >= enough) placeToken(play, owner, space, stages.length);
};
