import {
  type Fault,
  fail,
  type Game,
  type GameRecord,
  nth,
  ok,
  type Result,
  reopen,
  type Seat,
  startOf,
  type Types,
} from '@cap-diamant/kernel';
import { type Match, noSeat, spelledOut } from './match.ts';
import { playText } from './play.ts';

/** Why a record cannot be resumed; `at` is the index of the illegal move, if a move is at fault. */
export interface ResumeFault extends Fault {
  readonly at?: number;
}

/**
 * Restores a match from a stored record, with all effects. A host that stored the revision passes it back in: a record
 * does not tell it, as several decisions may have been one event, and an undo leaves none.
 */
export const resumeMatch = <G extends Types>(
  game: Game<G>,
  record: GameRecord,
  revision?: number,
): Result<Match<G>, ResumeFault> => {
  const first = reopen(game, record);
  if (!first.ok) return first;
  const start = spelledOut(game, startOf(record));
  let match: Match<G> = { game, start, first: first.value, entries: [], resigned: [], revision: 0 };
  for (const [at, move] of record.moves.entries()) {
    const played = playText(match, nth(record.seats, at), move);
    if (!played.ok) {
      return { ok: false, error: { ...played.error, message: `move ${at + 1}: ${played.error.message}`, at } };
    }
    match = played.value;
  }
  const resigned = record.resigned ?? [];
  const fault = strangeResignation(game.seats(match.first), resigned);
  if (fault !== undefined) return fail(fault);
  return ok({ ...match, resigned, revision: revision ?? match.revision + resigned.length });
};

/** What is wrong with a stored list of resigned seats, if anything. */
const strangeResignation = (seats: number, resigned: readonly Seat[]): string | undefined => {
  const stranger = resigned.find(seat => seat >= seats);
  if (stranger !== undefined) return `"resigned": ${noSeat(stranger, seats)}`;
  if (new Set(resigned).size !== resigned.length) return '"resigned" names a seat twice';
  return resigned.length === seats ? '"resigned" names every seat; the last one wins' : undefined;
};
