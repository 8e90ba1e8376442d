import { commitment, type Game, type Seat, same } from '@cap-diamant/kernel';
import { type Feed, type FeedEntry, feed } from '@cap-diamant/match';
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

/** A feed without its view, which is most of it and often the same for several seats. */
type Rest = Omit<WireFeed, 'view'>;

const beforeStart = (seat: Seat | undefined, offered: boolean, promise: string): Rest => ({
  seat: seat ?? null,
  length: 0,
  decision: null,
  turn: null,
  actors: [],
  offered: offered ? [] : null,
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

/** The index of the first decision made by an event after `since`. */
const firstAfter = ({ made }: Table, since: number): number => {
  const first = made.findIndex(seq => seq > since);
  return first === -1 ? made.length : first;
};

const restOf = (table: Table, known: Feed | undefined, first: number, choice: FeedChoice, seat?: Seat): Rest => {
  const { offered, form } = choice;
  const { game, asked } = table;
  const promise = promiseOf(table);
  if (known === undefined) return beforeStart(seat, offered, promise);
  const decision = seat === undefined || isBotSeat(table, seat) ? undefined : asked[seat];
  const moves = (): string[] => (decision === undefined ? [] : known.offered.map(game.notation.formatMove));
  return {
    seat: seat ?? null,
    length: known.length,
    decision: decision ?? null,
    turn: known.turn,
    actors: [...known.actors],
    offered: offered ? moves() : null,
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

const wireView = ({ game }: Table, known: Feed | undefined, form: FeedForm): unknown => {
  if (known === undefined) return null;
  return form === 'data' ? known.view : game.notation.formatView(known.view);
};

const knownTo = (table: Table, seat: Seat | undefined, first: number): Feed | undefined =>
  table.match && feed(table.match, seat, first);

/** What a seat (without one: a spectator) may know about a table, as it is sent. Nothing else leaves a running game. */
export const wireFeed = (table: Table, seat: Seat | undefined, choice: FeedChoice): WireFeed => {
  const first = firstAfter(table, choice.since);
  const known = knownTo(table, seat, first);
  return { ...restOf(table, known, first, choice, seat), view: wireView(table, known, choice.form) };
};

/** Adds a field whose value is JSON already to an object that is JSON already. */
export const withField = (object: string, name: string, value: string): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;

/** Writes the feeds of one table as JSON. A view is written once for all who see the same. */
export const createFeedWriter = (table: Table): ((seat: Seat | undefined, choice: FeedChoice) => string) => {
  const written: { readonly view: unknown; readonly form: FeedForm; readonly text: string }[] = [];
  const viewText = (known: Feed | undefined, form: FeedForm): string => {
    const view: unknown = known?.view;
    // States share what a decision left alone, so comparing views takes far less than writing one.
    const before = written.find(each => each.form === form && same(each.view, view));
    if (before !== undefined) return before.text;
    const text = JSON.stringify(wireView(table, known, form));
    written.push({ view, form, text });
    return text;
  };
  return (seat, choice) => {
    const first = firstAfter(table, choice.since);
    const known = knownTo(table, seat, first);
    const rest = JSON.stringify(restOf(table, known, first, choice, seat));
    return withField(rest, 'view', viewText(known, choice.form));
  };
};

/** The views of a seat (without one: a spectator) after the first `from` to `to` decisions, as data. */
export const pastViews = (table: Table, seat: Seat | undefined, from: number, to: number): readonly unknown[] => {
  if (table.match === undefined) return [];
  const { before, entries } = feed(table.match, seat, from);
  return [before, ...entries.slice(0, to - from).map(entry => entry.view)];
};
