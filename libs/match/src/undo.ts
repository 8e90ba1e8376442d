import { fail, nth, ok, type Result, type Seat, type Types } from '@cap-diamant/kernel';
import { type Match, outcomeOf } from './match.ts';

/** How far a seat may go back, as a number of entries kept. */
export interface UndoReach {
  /** On its own: to the start of its turn. */
  readonly alone: number;
  /** If every seat whose decisions would go agrees: to the last thing uncovered. */
  readonly agreed: number;
}

const stateBefore = <G extends Types>(match: Match<G>, index: number): G['state'] =>
  index === 0 ? match.first : nth(match.entries, index - 1).after;

/** Whether the decision at this index brought something hidden to light. */
const uncovers = <G extends Types>(match: Match<G>, index: number): boolean =>
  match.game.uncovered(nth(match.entries, index).after) > match.game.uncovered(stateBefore(match, index));

/** How far back the match may go. Nowhere once it is over: the seed has been told, and with it every secret. */
export const undoReach = <G extends Types>(match: Match<G>, seat: Seat): UndoReach => {
  const have = match.entries.length;
  if (outcomeOf(match) !== undefined) return { alone: have, agreed: have };
  let agreed = have;
  while (agreed > 0 && !uncovers(match, agreed - 1)) agreed--;

  let alone = have;
  while (alone > agreed && nth(match.entries, alone - 1).seat === seat) {
    alone--;
    if (match.game.turn(stateBefore(match, alone)).fresh) break;
  }
  return { alone, agreed };
};

/** The seats that have to agree before a match goes back to `length` entries at the wish of `seat`. */
export const askedToUndo = <G extends Types>(match: Match<G>, seat: Seat, length: number): Seat[] => {
  if (length >= undoReach(match, seat).alone) return [];
  const others = match.entries.slice(length).map(entry => entry.seat);
  return [...new Set(others)].filter(other => other !== seat).sort((a, b) => a - b);
};

/**
 * Takes back whole decisions until `length` entries are left. Alone a seat gets to the start of its own turn;
 * further with the consent of those whose decisions go; past something uncovered, or the end, never.
 */
export const undo = <G extends Types>(
  match: Match<G>,
  seat: Seat,
  length: number = match.entries.length - 1,
  agreeing: readonly Seat[] = [],
): Result<Match<G>> => {
  const have = match.entries.length;
  if (have === 0) return fail('nothing has been played yet');
  if (outcomeOf(match) !== undefined) return fail('the game is over');
  if (!(Number.isInteger(length) && length >= 0 && length < have)) {
    return fail(`undo goes back to 0 to ${have - 1} moves, not to ${length}`);
  }
  if (length < undoReach(match, seat).agreed) return fail('what has been uncovered cannot be taken back');
  const missing = askedToUndo(match, seat, length).filter(other => !agreeing.includes(other));
  if (missing.length > 0)
    return fail(`that would take back decisions of seat ${missing.join(', ')}, who would have to agree`);
  return ok({ ...match, entries: match.entries.slice(0, length) });
};
