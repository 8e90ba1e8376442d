import { type Seat, same } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { Move, Place } from '../model/move.ts';
import type { Reason, Shape } from '../model/vocabulary.ts';
import { isReady } from '../state/making.ts';
import type { Decision, State } from '../state/state.ts';
import { canPlace } from './building.ts';
import { actorsOf, canLook, movesOf } from './decisions.ts';
import { lotsOf } from './hand.ts';
import { placeFault } from './place-fault.ts';

/** A piece must fit its place, and be one that can be placed now. */
const againstPlace = (box: Box, state: State, seat: Seat, place: Place): Reason | undefined => {
  const fault = placeFault(box, state.sites, place);
  if (fault !== undefined) return fault;
  const lots = lotsOf(box, state, seat);
  if (lots.length === 0) return 'question';
  return lots.some(({ pieces }) => pieces.includes(place.piece)) ? undefined : 'piece';
};

/** A visible card can be claimed; without claims at the table, only if it really cannot be placed. */
const againstClaim = (box: Box, state: State, kind: Decision['kind'], shape: Shape): Reason | undefined => {
  if (kind !== 'card') return 'question';
  if (!state.visible.includes(shape)) return 'card';
  return state.options.claims === 'table' || !canPlace(box, state, shape) ? undefined : 'placeable';
};

/** The decisions at which First Nations may be used. */
const MAY_LOOK: readonly Decision['kind'][] = ['turn', 'after'];

/** Whether a move other than a placement or a claim answers a decision, without listing placements. */
const answersPlainly = (box: Box, state: State, seat: Seat, kind: Decision['kind'], move: Move): boolean => {
  if (kind === 'turn') return move.kind === 'draw' || (move.kind === 'nation' && canLook(state));
  if (kind === 'answer') return move.kind === 'pass';
  return kind !== 'card' && movesOf(box, state, seat).some(legal => same(legal, move));
};

/** For moves without a place: legal, the wrong number of cards, no ally ready, or not asked for. */
const againstPlain = (box: Box, state: State, seat: Seat, kind: Decision['kind'], move: Move): Reason | undefined => {
  if (answersPlainly(box, state, seat, kind, move)) return undefined;
  if (move.kind === 'order' && kind === 'order') return 'order';
  const mayLook = move.kind === 'nation' && MAY_LOOK.includes(kind);
  return mayLook && !isReady(state, seat, 'nation') ? 'ally' : 'question';
};

/** Why a move is illegal. Does not list placements: there are thousands. */
export const refusal = (box: Box, state: State, seat: Seat, move: Move): Reason | undefined => {
  const decision = state.pending.at(-1);
  if (decision === undefined) return 'over';
  if (!actorsOf(state).includes(seat)) return 'not-asked';
  if (move.kind === 'place') return againstPlace(box, state, seat, move);
  if (move.kind === 'claim') return againstClaim(box, state, decision.kind, move.shape);
  return againstPlain(box, state, seat, decision.kind, move);
};
