import type { Game, Seat } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import { type GameWords, nameOf } from '../play/game-words.ts';
import { isYes } from '../play/input.ts';
import { logLines } from '../play/log.ts';
import { resultLines } from '../play/scores.ts';
import type { Terminal } from '../play/terminal.ts';
import type { OnlineTexts } from '../words/online-texts.ts';
import { feedFromWire } from './feed-from-wire.ts';
import type { TableCommand, TableConnection } from './table-connection.ts';

/** Decides for the seat; undefined: it leaves the table. */
export type Decide = (feed: Feed, seat: Seat, decision: number) => Promise<TableCommand | undefined>;

/** A seat at an online table, played from this terminal. */
export interface OnlineSeat extends Terminal, GameWords {
  readonly game: Game;
  readonly connection: Pick<TableConnection, 'nextFeed' | 'send'>;
  readonly online: OnlineTexts;
  readonly decide: Decide;
  /** Whether a person at the keyboard answers requests to undo; a bot agrees. */
  readonly isPerson: boolean;
}

const answerUndo = async (seat: OnlineSeat, by: Seat): Promise<void> => {
  seat.say(seat.online.undoAsked(nameOf(seat, by)));
  const line = seat.isPerson ? await seat.readLine() : undefined;
  const yes = !seat.isPerson || (line !== undefined && isYes(line, seat.texts));
  await seat.connection.send({ kind: 'answer', yes });
};

const printResult = (seat: OnlineSeat, feed: Feed): void => {
  seat.say('');
  seat.say(seat.texts.over);
  for (const line of resultLines(seat, seat.game, feed) ?? []) seat.say(line);
  if (feed.seed !== undefined) seat.say(seat.texts.seed(feed.seed));
};

/** Plays one seat until the game ends or its player leaves. */
export const playOnline = async (seat: OnlineSeat): Promise<void> => {
  const { connection, game, say } = seat;
  let answered: number | undefined;
  let asked: number | undefined;
  let seen = 0;
  for (;;) {
    const wire = await connection.nextFeed();
    if (wire.view === null) {
      say(seat.online.waiting);
      continue;
    }
    const feed = feedFromWire(game, wire);
    if (wire.length < seen) say(seat.texts.undone(seen - wire.length));
    seen = wire.length;
    for (const line of logLines(seat, feed)) say(line);
    if (feed.outcome !== undefined) return printResult(seat, feed);
    const { undo, decision } = wire;
    if (undo !== null && wire.seat !== null && !undo.agreed.includes(wire.seat) && asked !== undo.to) {
      asked = undo.to;
      await answerUndo(seat, undo.by);
      continue;
    }
    if (undo === null) asked = undefined;
    if (decision === null || wire.seat === null || decision === answered) continue;
    const command = await seat.decide(feed, wire.seat, decision);
    if (command === undefined) return;
    const answer = await connection.send(command);
    if (answer.kind === 'refused') say(seat.online.refused(answer.message));
    else if (command.kind === 'play') answered = decision;
  }
};
