import { commitment, type Game, type Outcome, type Seat, same } from '@cap-diamant/kernel';
import { type Feed, type FeedEntry, feed } from '@cap-diamant/match';
import type { WireEntry, WireFeed } from '@cap-diamant/protocol';
import { createJsonWriter } from './json-writer.ts';
import { isBotSeat, type Table } from './table.ts';

/** How views and effects are written: in the notation of the table protocol, or as the game's own data. */
export type FeedForm = 'notation' | 'data';

/** What a client asked for: the decisions made by events after `since`, and whether to list the legal moves. */
interface FeedChoice {
  readonly since: number;
  readonly offered: boolean;
  readonly form: FeedForm;
}

/** As data, entries longer ago than this come without their views: `past` fetches those. */
const RECENT = 24;

/** Caches the commitment by header: a table publishes the same one with every feed. */
const PROMISES = new WeakMap<Table['header'], string>();
const promiseOf = ({ header }: Table): string => {
  const known = PROMISES.get(header) ?? commitment(header.secret);
  PROMISES.set(header, known);
  return known;
};

/** A decision before its effects are put into the notation of the table protocol. */
type PlainEntry = Pick<FeedEntry, 'seat' | 'effects'> & { readonly n: number };

const asNotation =
  ({ notation }: Game) =>
  ({ n, seat, effects }: PlainEntry): WireEntry => ({ n, seat, effects: effects.map(notation.formatEffect) });

/** A decision as data; the view after the last one is the feed's own. */
const asData = (entry: FeedEntry, n: number, length: number): WireEntry => {
  const { seat, turn, effects } = entry;
  const hasView = n >= length - RECENT && n < length - 1;
  return { n, seat, turn, effects: [...effects], ...(hasView && { view: entry.view }) };
};

/** The index of the first decision made by an event after `since`. */
const firstAfter = ({ made }: Table, since: number): number => made.findLastIndex(seq => seq <= since) + 1;

/** What everybody may know alike. */
type Common = Omit<WireFeed, 'seat' | 'decision' | 'offered' | 'reach' | 'entries' | 'view'>;
/** What is a seat's own: what it is asked, what it may choose from, how far it may undo. */
type Own = Pick<WireFeed, 'seat' | 'decision' | 'offered' | 'reach'>;

const wireOutcome = ({ scores, winners, ranking }: Outcome): WireFeed['outcome'] => ({
  scores: [...scores],
  winners: [...winners],
  ranking: [...ranking],
});

const commonOf = (table: Table, known: Feed | undefined): Common => ({
  length: known?.length ?? 0,
  turn: known?.turn ?? null,
  actors: [...(known?.actors ?? [])],
  undo: known?.undo ? { ...known.undo, agreed: [...known.undo.agreed] } : null,
  resigned: [...(known?.resigned ?? [])],
  outcome: known?.outcome ? wireOutcome(known.outcome) : null,
  commitment: promiseOf(table),
  seed: known?.seed ?? null,
});

const ownOf = (table: Table, known: Feed | undefined, seat: Seat | undefined, { offered, form }: FeedChoice): Own => {
  const decision = seat === undefined || isBotSeat(table, seat) ? undefined : table.asked[seat];
  const moves = (): string[] =>
    (decision === undefined ? [] : known?.offered.map(table.game.notation.formatMove)) ?? [];
  return {
    seat: seat ?? null,
    decision: decision ?? null,
    offered: offered ? moves() : null,
    ...(form === 'data' && known && { reach: known.reach }),
  };
};

/** Writes a value as JSON. */
type WriteJson<T = unknown> = (value: T) => string;

/** Writes values with `write`, but equal ones only once. */
const createTexts = <T>(write: WriteJson<T>): WriteJson<T> => {
  const written: { readonly value: T; readonly text: string }[] = [];
  return value => {
    // States share what a decision left alone, so comparing takes far less than writing.
    const before = written.find(each => same(each.value, value));
    if (before !== undefined) return before.text;
    const text = write(value);
    written.push({ value, text });
    return text;
  };
};

/** Writes the decisions a feed tells; `first` is the index of the first one. */
const createEntryWriter = ({ game }: Table) => {
  const asText = createTexts<readonly WireEntry[]>(JSON.stringify);
  const inNotation = createTexts<readonly PlainEntry[]>(entries => JSON.stringify(entries.map(asNotation(game))));
  return ({ entries, length }: Feed, first: number, form: FeedForm): string =>
    form === 'data'
      ? asText(entries.map((entry, at) => asData(entry, first + at, length)))
      : inNotation(entries.map(({ seat, effects }, at) => ({ n: first + at, seat, effects })));
};

/** A feed as JSON, the last field of a message, in two parts. */
interface WrittenFeed {
  /** The beginning, which is the reader's own. */
  readonly own: string;
  /** The rest, up to the end of the message: the same object for all who may know the same. */
  readonly shared: Buffer;
}

/** Writes the feed of a seat (without one: of a spectator). */
type WriteFeed = (seat: Seat | undefined, choice: FeedChoice) => WrittenFeed;

/** Writes views, in each form by a writer of its own. */
export type ViewWriters = Readonly<Record<FeedForm, WriteJson>>;

const AFRESH: ViewWriters = { data: value => JSON.stringify(value), notation: value => JSON.stringify(value) };

/** For those who write the views of one table again and again. */
export const createViewWriters = (): ViewWriters => ({ data: createJsonWriter(), notation: createJsonWriter() });

interface Encoded {
  readonly told: string;
  readonly view: string;
  readonly bytes: Buffer;
}

/** Encodes what feeds share: decisions and view. */
const createEncoder = () => {
  const encoded: Encoded[] = [];
  return (common: string, told: string, view: string): Buffer => {
    const before = encoded.find(each => each.told === told && each.view === view);
    if (before !== undefined) return before.bytes;
    const bytes = Buffer.from(`,${common.slice(1, -1)},"entries":${told},"view":${view}}}`);
    encoded.push({ told, view, bytes });
    return bytes;
  };
};

/**
 * Writes what seats and spectators may know about a table, as it is sent. Nothing else leaves a running game. What
 * several may know alike, as nearly always the view, is written and encoded once for all of them.
 */
export const createFeedWriter = (table: Table, writers = AFRESH): WriteFeed => {
  const { match, game } = table;
  const { formatView } = game.notation;
  const views = { data: createTexts(writers.data), notation: createTexts(view => writers.notation(formatView(view))) };
  const writeEntries = createEntryWriter(table);
  const encode = createEncoder();
  let common: string | undefined;
  return (seat, choice) => {
    const { since, form } = choice;
    const first = firstAfter(table, since);
    const known = match && feed(match, seat, first);
    common ??= JSON.stringify(commonOf(table, known));
    const told = known === undefined ? '[]' : writeEntries(known, first, form);
    const view = known === undefined ? 'null' : views[form](known.view);
    const own = JSON.stringify(ownOf(table, known, seat, choice)).slice(0, -1);
    return { own, shared: encode(common, told, view) };
  };
};

/** The views of a seat (without one: a spectator) after the first `from` to `to` decisions, as data. */
export const pastViews = (table: Table, seat: Seat | undefined, from: number, to: number): readonly unknown[] => {
  if (table.match === undefined) return [];
  const { before, entries } = feed(table.match, seat, from);
  return [before, ...entries.slice(0, to - from).map(entry => entry.view)];
};
