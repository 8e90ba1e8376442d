import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt, costAt, type Space } from '../model/board.ts';
import { type Move, STAGE } from '../model/moves.ts';
import { changePlayer, changeSite, isOn, type Play, type Site, type Town } from '../model/state.ts';
import type { Architect, Coloured } from '../model/vocabulary.ts';
import { addTo, holderOf } from './supply.ts';
import { placeToken } from './tokens.ts';

export const MOST_STAGES = 3;
/** No space; a number, because comparing numbers is fastest. */
const NOWHERE: Space = -1;
const NO_STAGES: readonly Seat[] = [];

/** The sites under construction, where architects stand. */
export const underway = ({ players, neutral }: Town<unknown>): Space[] => {
  const spaces: Space[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const { architect } = nth(players, seat);
    if (architect !== 'hand') spaces.push(architect);
  }
  if (typeof neutral === 'number') spaces.push(neutral);
  return spaces;
};

/** Lists the stages that this many workers could pay for. */
export const listStages = (moves: Move[], state: Town<unknown>, workers: number, except: Space = NOWHERE): void => {
  const { players, neutral } = state;
  for (let seat = 0; seat < players.length; seat++) {
    const { architect } = nth(players, seat);
    if (architect !== 'hand' && architect !== except && canBuild(state, architect, workers))
      moves.push(nth(STAGE, architect));
  }
  if (typeof neutral === 'number' && neutral !== except && canBuild(state, neutral, workers))
    moves.push(nth(STAGE, neutral));
};

/** Whether this many workers could pay for a stage there. */
export const canBuild = (state: Town<unknown>, space: Space, workers: number): boolean =>
  costAt(space) <= workers && nth(state.sites, space).stages.length < MOST_STAGES;

/** A stage is a group of workers, already paid for. */
export const buildStage = (play: Play, seat: Seat, space: Space): void => {
  const stages = [...nth(play.next.sites, space).stages, seat];
  changeSite(play, space, { stages });
  play.emit?.({ kind: 'stage', seat, space, stage: stages.length, workers: costAt(space) });
};

/** An architect goes on a site, or back to its owner's hand. */
const post = (play: Play, architect: Architect, where: 'hand' | Space): void => {
  if (architect === 'neutral') play.next.neutral = where;
  else changePlayer(play, architect).architect = where;
};

export const putArchitect = (play: Play, architect: Architect, space: Space): void => {
  changeSite(play, space, { state: 'underway', architect });
  play.next.available = play.next.available.filter(other => other !== space);
  post(play, architect, space);
  play.emit?.({ kind: 'put', architect, space });
};

/** Whose token a finished building gets: the architect's owner; with two players, for the neutral one, the last builder. */
const ownerOf = (state: Town<unknown>, { architect, stages }: Site): Seat | undefined => {
  if (architect !== 'neutral') return architect ?? undefined;
  return state.players.length === 2 ? stages.at(-1) : holderOf(state, 'economic');
};

/** The Political leader's choice of zone for the holder's own workers. */
export interface Redirected {
  readonly seat: Seat;
  readonly zone: Coloured;
}

/** How many of the stages a seat has built. */
export const stagesOf = (stages: readonly Seat[], seat: Seat): number => {
  let count = 0;
  for (const builder of stages) if (builder === seat) count++;
  return count;
};

const sendWorkers = (play: Play, space: Space, stages: readonly Seat[], redirected?: Redirected): void => {
  for (let seat = 0; seat < play.next.players.length; seat++) {
    const workers = costAt(space) * stagesOf(stages, seat);
    if (workers === 0) continue;
    const zone = redirected?.seat === seat ? redirected.zone : colourAt(space);
    addTo(play, zone, seat, workers);
    play.emit?.({ kind: 'arrive', seat, zone, workers });
  }
};

/** Lifts the architect and completes the building: workers go to their zone, the tile is turned, a token is placed. */
export const complete = (play: Play, space: Space, redirected?: Redirected): void => {
  const site = nth(play.next.sites, space);
  const { architect, stages } = site;
  if (architect === null) throw new Error('only a building with an architect is completed');
  post(play, architect, 'hand');
  play.emit?.({ kind: 'lift', architect, space });
  sendWorkers(play, space, stages, redirected);
  changeSite(play, space, { state: 'built', architect: null, stages: NO_STAGES });
  play.emit?.({ kind: 'complete', space, stages: stages.length });
  const owner = ownerOf(play.next, site);
  const enough = isOn(play.next, '1775-fortification') ? 2 : 1;
  if (owner !== undefined && stages.length >= enough) placeToken(play, owner, space, stages.length);
};
