import type { Seat } from '@cap-diamant/kernel';
import { commitment } from '@cap-diamant/kernel';
import { feed } from '@cap-diamant/match';
import type { WireFeed } from '@cap-diamant/protocol';
import { isBotSeat, type Table } from './table.ts';

/** What a client asked for: the decisions made by events after `since`, and whether to list the legal moves. */
export interface FeedChoice {
  readonly since: number;
  readonly offered: boolean;
}

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

/** What a seat (without one: a spectator) may know about a table, as it is sent. Nothing else leaves a running game. */
export const wireFeed = (table: Table, seat: Seat | undefined, { since, offered }: FeedChoice): WireFeed => {
  const { match, made, game, asked } = table;
  const promise = promiseOf(table);
  if (match === undefined) return beforeStart(seat, offered, promise);
  const firstNew = made.findIndex(seq => seq > since);
  const first = firstNew === -1 ? made.length : firstNew;
  const known = feed(match, seat, first);
  const { formatMove, formatView, formatEffect } = game.notation;
  const decision = seat === undefined || isBotSeat(table, seat) ? undefined : asked[seat];
  const moves = (): string[] => (decision === undefined ? [] : known.offered.map(formatMove));
  return {
    seat: seat ?? null,
    length: known.length,
    decision: decision ?? null,
    turn: known.turn,
    actors: [...known.actors],
    offered: offered ? moves() : null,
    view: formatView(known.view),
    entries: known.entries.map((entry, at) => ({
      n: first + at,
      seat: entry.seat,
      effects: entry.effects.map(formatEffect),
    })),
    undo: known.undo ? { ...known.undo, agreed: [...known.undo.agreed] } : null,
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
