import type { Seat } from '@cap-diamant/kernel';
import { askedToUndo, type Match, outcomeOf, undoReach } from '@cap-diamant/match';
import type { Command, RefusalCode } from '@cap-diamant/protocol';
import { playOnce } from './play-once.ts';
import { isBotSeat, seatOf, type Table } from './table.ts';
import type { TableEvent } from './table-event.ts';

/** Why a command was refused; `at` is the index of the first move that could not be played. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly at?: number;
}

/** What a request leads to: events to store, or a refusal. */
export type Verdict<R = Refusal> = { readonly events: readonly TableEvent[] } | { readonly refusal: R };

/** A seat's decision, from a person's `play` or a bot. */
export interface Turn {
  readonly decision: number;
  readonly moves: readonly string[];
}

const refuse = (code: RefusalCode, message: string): Verdict => ({ refusal: { code, message } });

const accept = (event: TableEvent): Verdict => ({ events: [event] });

const OVER = refuse('over', 'the game is over');

/** Checks the moves of a seat that is asked. */
export const judgeTurn = (table: Table, seat: Seat, { decision, moves }: Turn): Verdict => {
  const { match, asked } = table;
  if (match === undefined) return refuse('not-started', 'the game has not started');
  if (outcomeOf(match) !== undefined) return OVER;
  if (asked[seat] !== decision) return refuse('stale', 'this seat is not asked that decision now');
  const played = playOnce(match, seat, moves);
  if (played.ok) return accept({ kind: 'played', seat, moves });
  const { message, at } = played.error;
  return { refusal: { code: 'illegal-move', message, at } };
};

/** The seats that still have to agree, and those that agree at once because a bot plays there. */
const consents = (table: Table, match: Match, seat: Seat, to: number) => {
  const asked = askedToUndo(match, seat, to);
  return { needed: asked.filter(each => !isBotSeat(table, each)), given: asked.filter(each => isBotSeat(table, each)) };
};

const judgeUndo = (table: Table, match: Match, seat: Seat, to: number): Verdict => {
  if (to >= match.entries.length) return refuse('cannot-undo', 'there is nothing to go back to');
  if (to < undoReach(match, seat).agreed) {
    return refuse('cannot-undo', 'hidden information was revealed; that cannot be undone');
  }
  const { needed, given } = consents(table, match, seat, to);
  return accept(
    needed.length === 0 ? { kind: 'undone', to } : { kind: 'undo-asked', by: seat, to, agreed: [seat, ...given] },
  );
};

const judgeAnswer = (match: Match, seat: Seat, yes: boolean): Verdict => {
  const { undo } = match;
  const missing = undo && askedToUndo(match, undo.by, undo.to).filter(each => !undo.agreed.includes(each));
  if (undo === undefined || !missing?.includes(seat))
    return refuse('stale', 'this seat is not asked about an undo now');
  if (!yes) return accept({ kind: 'undo-refused', seat });
  return accept(missing.length === 1 ? { kind: 'undone', to: undo.to } : { kind: 'undo-agreed', seat });
};

/** Checks a person's command, in the order the protocol gives. */
export const judge = (table: Table, person: string | undefined, command: Command): Verdict => {
  const { match } = table;
  if (match === undefined) return refuse('not-started', 'the game has not started');
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-your-seat', 'only those who sit at this table can do that');
  if (outcomeOf(match) !== undefined) return OVER;
  if (match.resigned.includes(seat)) return refuse('stale', 'this seat has resigned');
  switch (command.kind) {
    case 'play':
      return judgeTurn(table, seat, command);
    case 'undo':
      return judgeUndo(table, match, seat, command.to);
    case 'answer':
      return judgeAnswer(match, seat, command.yes);
    case 'resign':
      return accept({ kind: 'resigned', seat });
  }
};
