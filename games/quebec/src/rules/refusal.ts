import { nth, type Seat, same } from '@cap-diamant/kernel';
import { costAt, type Space } from '../model/board.ts';
import type { Move } from '../model/moves.ts';
import type { Decision } from '../model/pending.ts';
import type { Reason } from '../model/reasons.ts';
import { isOn, type State, type Town, workersIn } from '../model/state.ts';
import type { Leader, Zone } from '../model/vocabulary.ts';
import { answers, MOST_STARS } from './decisions.ts';
import { asked } from './flow.ts';
import { MOST_STAGES } from './sites.ts';
import { hasLeader, holderOf, workersOf } from './supply.ts';

/** Workers that can pay for a stage: active ones in a turn, all in the Business district. */
export const payingFor = (town: Town<unknown>, { kind, seat }: Decision): number =>
  kind === 'turn' ? nth(town.players, seat).active : workersOf(town, seat);

const againstStage = (town: Town<unknown>, decision: Decision, space: Space): Reason => {
  if (decision.kind === 'stage' && space === decision.except) return 'same-site';
  const { state, stages } = nth(town.sites, space);
  if (state === 'waiting') return 'waits';
  if (state === 'built') return 'built';
  if (state === 'available') return 'not-started';
  if (stages.length === MOST_STAGES) return 'full';
  return costAt(space) > payingFor(town, decision) ? 'cost' : 'question';
};

const againstPut = (town: Town<unknown>, space: Space): Reason => {
  const { state } = nth(town.sites, space);
  if (state === 'waiting') return 'waits';
  if (state === 'built') return 'built';
  return state === 'underway' ? 'underway' : 'question';
};

const againstUpgrade = (town: Town<unknown>, seat: Seat, space: Space): Reason => {
  const { token } = nth(town.sites, space);
  if (token?.seat !== seat) return 'no-token';
  return token.stars === MOST_STARS ? 'most-stars' : 'question';
};

const againstLeader = (town: Town<unknown>, seat: Seat, leader: Leader): Reason => {
  const holder = holderOf(town, leader);
  if (holder !== undefined && holder !== seat) return 'leader-taken';
  if (nth(town.players, seat).leader !== null) return 'leader-owned';
  return isOn(town, '1763-royal-proclamation') ? 'leader-forbidden' : 'leader-gone';
};

const againstNeutral = (town: Town<unknown>, seat: Seat): Reason =>
  town.players.length > 2 && hasLeader(town, seat, 'economic') ? 'no-sites' : 'no-neutral';

const againstMoving = (town: Town<unknown>, seat: Seat, from: Zone, to: Zone): Reason => {
  if (nth(workersIn(town.zones, from), seat) === 0) return 'none-there';
  return from === to ? 'zone' : 'too-many';
};

const againstPlacing = (decision: Decision, zone: Zone): Reason => {
  if (decision.kind === 'place') return decision.zones.includes(zone) ? 'too-many' : 'zone';
  return decision.kind === 'redirect' || decision.kind === 'pair' ? 'zone' : 'question';
};

/** Why an illegal move does not answer a decision. A view has enough information for this. */
export const reasonAgainst = (town: Town<unknown>, decision: Decision, move: Move): Reason => {
  const { kind, seat } = decision;
  const starting = kind === 'turn' || kind === 'start';
  if (move.kind === 'skip') return 'no-skip';
  if (move.kind === 'stage' && (kind === 'turn' || kind === 'stage')) return againstStage(town, decision, move.space);
  if (move.kind === 'put' && (kind === 'put' || kind === 'start')) return againstPut(town, move.space);
  if (move.kind === 'upgrade' && kind === 'upgrade') return againstUpgrade(town, seat, move.space);
  if (move.kind === 'lead' && kind === 'turn') return againstLeader(town, seat, move.leader);
  if (move.kind === 'send' && kind === 'turn') return 'no-workers';
  if (move.kind === 'start-neutral' && starting) return againstNeutral(town, seat);
  if (move.kind === 'place') return againstPlacing(decision, move.zone);
  if (move.kind === 'move' && kind === 'move') return againstMoving(town, seat, move.from, move.to);
  return move.kind === 'do' && kind === 'do' ? 'district' : 'question';
};

export const refusal = (state: State, seat: Seat, move: Move): Reason | undefined => {
  const decision = asked(state);
  if (decision === undefined) return 'over';
  if (decision.seat !== seat) return 'not-asked';
  return answers(state, decision).some(legal => same(legal, move)) ? undefined : reasonAgainst(state, decision, move);
};
