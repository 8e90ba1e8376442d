import { commitment, type Game, type Seat } from '@cap-diamant/kernel';
import { type FeedEntry, feed } from '@cap-diamant/match';
import type { WireEntry, WireFeed } from '@cap-diamant/protocol';
import { isBotSeat, type Table } from './table.ts';

/** How views and effects are written: in the notation of the table protocol, or as the game's own data. */
export type FeedForm = 'notation' | 'data';

/** What a client asked for: the decisions made by events after `since`, and whether to list the legal moves. */
export interface FeedChoice {
  readonly since: number;
  readonly offered: boolean;
  readonly form: FeedForm;
}

/** As data, entries longer ago than this come without their views: `past` fetches those. */
const RECENT = 24;

const beforeStart = (seat: Seat | undefined, offered: boolean, promise: string): WireFeed => ({
  seat: seat ?? null,
  length: 0,
  decision: null,
  turn: null,
  actors: [],
  offered: offered ? [] : null,
  view: null,
  entries: [],
  undo: null,
  resigned: [],
  outcome: null,
  commitment: promise,
  seed: null,
});

/** Caches the commitment by header: a table publishes the same one with every feed. */
const PROMISES = new WeakMap<Table['header'], string>();
const promiseOf = ({ header }: Table): string => {
  const known = PROMISES.get(header) ?? commitment(header.secret);
  PROMISES.set(header, known);
  return known;
};

/** A decision in the notation of the table protocol. */
const asNotation = ({ notation }: Game, { seat, effects }: FeedEntry, n: number): WireEntry => ({
  n,
  seat,
  effects: effects.map(notation.formatEffect),
});

/** A decision as data; the view after the last one is the feed's own. */
const asData = (entry: FeedEntry, n: number, length: number): WireEntry => {
  const { seat, turn, effects } = entry;
  const hasView = n >= length - RECENT && n < length - 1;
  return { n, seat, turn, effects: [...effects], ...(hasView && { view: entry.view }) };
};

/** What a seat (without one: a spectator) may know about a table, as it is sent. Nothing else leaves a running game. */
export const wireFeed = (table: Table, seat: Seat | undefined, choice: FeedChoice): WireFeed => {
  const { since, offered, form } = choice;
  const { match, made, game, asked } = table;
  const promise = promiseOf(table);
  if (match === undefined) return beforeStart(seat, offered, promise);
  const firstNew = made.findIndex(seq => seq > since);
  const first = firstNew === -1 ? made.length : firstNew;
  const known = feed(match, seat, first);
  const { formatMove, formatView } = game.notation;
  const decision = seat === undefined || isBotSeat(table, seat) ? undefined : asked[seat];
  const moves = (): string[] => (decision === undefined ? [] : known.offered.map(formatMove));
  return {
    seat: seat ?? null,
    length: known.length,
    decision: decision ?? null,
    turn: known.turn,
    actors: [...known.actors],
    offered: offered ? moves() : null,
    view: form === 'data' ? known.view : formatView(known.view),
    entries: known.entries.map((entry, at) =>
      form === 'data' ? asData(entry, first + at, known.length) : asNotation(game, entry, first + at),
    ),
    undo: known.undo ? { ...known.undo, agreed: [...known.undo.agreed] } : null,
    ...(form === 'data' && { reach: known.reach }),
    resigned: [...known.resigned],
    outcome: known.outcome
      ? {
          scores: [...known.outcome.scores],
          winners: [...known.outcome.winners],
          ranking: [...known.outcome.ranking],
        }
      : null,
    commitment: promise,
    seed: known.seed ?? null,
  };
};

/** The views of a seat (without one: a spectator) after the first `from` to `to` decisions, as data. */
export const pastViews = (table: Table, seat: Seat | undefined, from: number, to: number): readonly unknown[] => {
  if (table.match === undefined) return [];
  const { before, entries } = feed(table.match, seat, from);
  return [before, ...entries.slice(0, to - from).map(entry => entry.view)];
};
