import { type Game, nth, range, type Seat, same, unwrap } from '@cap-diamant/kernel';
import {
  answerUndo,
  askUndo,
  feed,
  type Match,
  openMatch,
  outcomeOf,
  resign,
  rewind,
  stateOf,
} from '@cap-diamant/match';
import { seedFrom } from '@cap-diamant/protocol';
import { followClocks } from './follow-clocks.ts';
import { playOnce } from './play-once.ts';
import { type Header, luckOf, type Table } from './table.ts';
import type { LoggedEvent, Occupant, TableEvent } from './table-event.ts';

/** A table before its first event. */
export const blankTable = (header: Header, game: Game): Table => ({
  header,
  game,
  seq: 0,
  seats: [],
  made: [],
  asked: [],
});

const seated = (table: Table, seat: Seat, occupant: Occupant): Table => ({
  ...table,
  seats: table.seats.map((each, at) => (at === seat ? occupant : each)),
});

const actorsOf = (match: Match): readonly Seat[] =>
  outcomeOf(match) === undefined ? match.game.actors(stateOf(match)) : [];

/** A stored event was legal when it was written. */
const running = ({ match, header }: Table): Match => {
  if (match === undefined) throw new Error(`table ${header.id} has not started`);
  return match;
};

/** Everybody who is to move is asked again. */
const askAgain = (table: Table, match: Match, seq: number): Table => {
  const actors = actorsOf(match);
  return { ...table, match, asked: table.seats.map((_, seat) => (actors.includes(seat) ? seq : undefined)) };
};

/** Whether a seat that was asked before has the same question to answer after. */
const sameQuestion = (before: Match, after: Match, seat: Seat): boolean => {
  const [was, is] = [before, after].map(match => feed(match, seat).offered.map(match.game.notation.formatMove).sort());
  return same(was, is);
};

const played = (table: Table, seat: Seat, moves: readonly string[], seq: number): Table => {
  const before = running(table);
  const turn = playOnce(before, seat, moves);
  if (!turn.ok) throw new Error(`table ${table.header.id}, event ${seq}: ${turn.error.message}`);
  const after = turn.value;
  const actors = actorsOf(after);
  const askedNow = (each: Seat): number | undefined => {
    if (!actors.includes(each)) return undefined;
    const known = table.asked[each];
    return known !== undefined && each !== seat && sameQuestion(before, after, each) ? known : seq;
  };
  return {
    ...table,
    match: after,
    made: [...table.made, ...moves.map(() => seq)],
    asked: range(table.seats.length).map(askedNow),
  };
};

const undone = (table: Table, to: number, seq: number): Table =>
  askAgain({ ...table, made: table.made.slice(0, to) }, rewind(running(table), to), seq);

const resigned = (table: Table, seat: Seat): Table => {
  const match = unwrap(resign(running(table), seat));
  const over = actorsOf(match).length === 0;
  return { ...table, match, asked: over ? table.asked.map(() => undefined) : table.asked };
};

const started = (table: Table, seq: number): Table => {
  const { header, game, seats } = table;
  const seed = seedFrom(header.secret, luckOf(seats));
  return askAgain({ ...table, startedAt: seq }, unwrap(openMatch(game, { options: header.options, seed })), seq);
};

/** The person at a seat leaves it to a bot, or takes it back. */
const withAway = (table: Table, seat: Seat, away: boolean): Table => {
  const occupant = nth(table.seats, seat);
  if (occupant.kind !== 'person') throw new Error(`nobody sits at ${seat}`);
  const { away: _, ...there } = occupant;
  return seated(table, seat, away ? { ...there, away: true } : there);
};

/** Any event but a consent ends a request to undo. */
const withoutUndo = (table: Table): Table => {
  const { match } = table;
  return match?.undo === undefined ? table : { ...table, match: rewind(match, match.entries.length) };
};

const changed = (table: Table, event: TableEvent, seq: number): Table => {
  switch (event.kind) {
    case 'created':
      return { ...table, seats: event.seats };
    case 'sat':
      return seated(table, event.seat, { kind: 'person', person: event.person, luck: event.luck });
    case 'left':
      return seated(table, event.seat, { kind: 'open' });
    case 'started':
      return started(table, seq);
    case 'played':
      return played(table, event.seat, event.moves, seq);
    case 'undo-asked':
      return { ...table, match: unwrap(askUndo(running(table), event.by, event.to, event.agreed)) };
    case 'undo-agreed':
    case 'undo-refused':
      return { ...table, match: unwrap(answerUndo(running(table), event.seat, event.kind === 'undo-agreed')) };
    case 'undone':
      return undone(table, event.to, seq);
    case 'resigned':
      return resigned(table, event.seat);
    case 'timed-out':
    case 'returned':
      return withAway(withoutUndo(table), event.seat, event.kind === 'timed-out');
    case 'pause-asked':
    case 'pause-refused':
    case 'paused':
    case 'resumed':
      return withoutUndo(table);
    case 'rematch':
      return { ...table, rematch: event.table };
  }
};

/** The table after one more event. Pure, so a table can be rebuilt from its log at any time. */
export const follow = (table: Table, { event, at }: LoggedEvent): Table => {
  const seq = table.seq + 1;
  return followClocks(table, { ...changed(table, event, seq), seq }, event, at);
};

/** The table after several events of the same moment. */
export const followAll = (table: Table, events: readonly TableEvent[], at: number): Table =>
  events.reduce((now, event) => follow(now, { event, at }), table);
