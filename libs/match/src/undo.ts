import { fail, nth, ok, type Result, type Seat, type Types } from '@cap-diamant/kernel';
import { afterEvent, type Match, outcomeOf, stateAt, type UndoRequest } from './match.ts';

/** How far a seat may go back, as a number of decisions kept. */
export interface UndoReach {
  /** Without consent: to the start of its own turn. */
  readonly alone: number;
  /** With the consent of every seat whose decisions are undone: to the last reveal. */
  readonly agreed: number;
}

/** Whether the decision at this index revealed something hidden. */
export const revealsHidden = <G extends Types>(match: Match<G>, index: number): boolean =>
  match.game.uncovered(stateAt(match, index + 1)) > match.game.uncovered(stateAt(match, index));

/** How far a seat may undo. Not at all once the match is over: the seed is public then, and with it every secret. */
export const undoReach = <G extends Types>(match: Match<G>, seat: Seat | undefined): UndoReach => {
  const have = match.entries.length;
  if (outcomeOf(match) !== undefined) return { alone: have, agreed: have };
  let agreed = have;
  while (agreed > 0 && !revealsHidden(match, agreed - 1)) agreed--;

  let alone = have;
  while (alone > agreed && nth(match.entries, alone - 1).seat === seat) {
    alone--;
    if (match.game.turn(stateAt(match, alone)).fresh) break;
  }
  return { alone, agreed };
};

/** The seats that have to agree before `seat` can undo to `to` decisions. */
export const askedToUndo = <G extends Types>(match: Match<G>, seat: Seat, to: number): Seat[] => {
  if (to >= undoReach(match, seat).alone) return [];
  const others = match.entries.slice(to).map(entry => entry.seat);
  return [...new Set(others)].filter(other => other !== seat).sort((a, b) => a - b);
};

/** The request with the seats that agree so far; carried out as soon as all of them do. */
const settle = <G extends Types>(match: Match<G>, request: UndoRequest): Match<G> => {
  const missing = askedToUndo(match, request.by, request.to).some(seat => !request.agreed.includes(seat));
  return missing
    ? { ...afterEvent(match, {}), undo: request }
    : afterEvent(match, { entries: match.entries.slice(0, request.to) });
};

/**
 * A seat asks to undo until `to` decisions are left. On its own it gets back to the start of its turn. Further back
 * needs the consent of every seat whose decisions are undone (`agreeing` lists those who agree at once, as bots do). No
 * undo goes past a reveal or the end.
 */
export const askUndo = <G extends Types>(
  match: Match<G>,
  seat: Seat,
  to: number,
  agreeing: readonly Seat[] = [],
): Result<Match<G>> => {
  const have = match.entries.length;
  if (have === 0) return fail('nothing has been played yet');
  if (outcomeOf(match) !== undefined) return fail('the game is over');
  if (!(Number.isInteger(to) && to >= 0 && to < have)) {
    return fail(`undo goes back to 0 to ${have - 1} moves, not to ${to}`);
  }
  if (to < undoReach(match, seat).agreed) return fail('hidden information was revealed; that cannot be undone');
  return ok(settle(match, { by: seat, to, agreed: [seat, ...agreeing.filter(other => other !== seat)] }));
};

/** A seat whose decisions would be undone accepts or refuses the pending request. */
export const answerUndo = <G extends Types>(match: Match<G>, seat: Seat, yes: boolean): Result<Match<G>> => {
  const { undo } = match;
  if (undo === undefined) return fail('no undo is asked for');
  if (undo.agreed.includes(seat) || !askedToUndo(match, undo.by, undo.to).includes(seat)) {
    return fail(`seat ${seat} is not asked about this undo`);
  }
  return ok(yes ? settle(match, { ...undo, agreed: [...undo.agreed, seat] }) : afterEvent(match, {}));
};
