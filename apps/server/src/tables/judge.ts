import type { Seat } from '@cap-diamant/kernel';
import { askedToUndo, feed, type Match, outcomeOf } from '@cap-diamant/match';
import type { Command } from '@cap-diamant/protocol';
import { judgePause } from './judge-clocks.ts';
import { playOnce } from './play-once.ts';
import { isAway, isBotSeat, seatOf, type Table } from './table.ts';
import type { TableEvent } from './table-event.ts';
import { accept, refuse, type Verdict } from './verdict.ts';

/** A seat's decision, from a person's `play` or a bot. */
export interface Turn {
  readonly decision: number;
  readonly moves: readonly string[];
}

const OVER = refuse('over', 'the game is over');

/** Checks what a bot decided: its seat may have a person again by now. */
export const judgeBotTurn = (table: Table, seat: Seat, turn: Turn): Verdict =>
  isBotSeat(table, seat) ? judgeTurn(table, seat, turn) : refuse('stale', 'no bot plays for this seat now');

/** Checks the moves of a seat that is asked. */
const judgeTurn = (table: Table, seat: Seat, { decision, moves }: Turn): Verdict => {
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
  const { length, reach } = feed(match, seat);
  if (to >= length) return refuse('cannot-undo', 'there is nothing to go back to');
  if (to < reach.agreed) {
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
  const agreed: TableEvent = { kind: 'undo-agreed', seat };
  return missing.length === 1 ? { events: [agreed, { kind: 'undone', to: undo.to }] } : accept(agreed);
};

/** Resigns for somebody who leaves for good, if they can. */
export const judgeResign = (table: Table, person: string): Verdict =>
  judge(table, person, { kind: 'resign', cid: '', table: table.header.id });

/** Checks a person's command, in the order the protocol gives. */
export const judge = (table: Table, person: string | undefined, command: Command): Verdict => {
  const { match } = table;
  if (match === undefined) return refuse('not-started', 'the game has not started');
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-your-seat', 'only those who sit at this table can do that');
  if (outcomeOf(match) !== undefined) return OVER;
  if (match.resigned.includes(seat)) return refuse('stale', 'this seat has resigned');
  const away = isAway(table, seat);
  if (command.kind === 'return') {
    return away ? accept({ kind: 'returned', seat }) : refuse('stale', 'no bot plays for this seat now');
  }
  if (away && command.kind !== 'resign') return refuse('stale', 'a bot plays for this seat; "return" takes it back');
  switch (command.kind) {
    case 'play':
      return judgeTurn(table, seat, command);
    case 'undo':
      return judgeUndo(table, match, seat, command.to);
    case 'answer':
      return judgeAnswer(match, seat, command.yes);
    case 'resign':
      return accept({ kind: 'resigned', seat });
    case 'pause':
      return judgePause(table, seat, command.on);
  }
};
