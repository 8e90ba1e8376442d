import {
  begin,
  commitment,
  fail,
  type Game,
  type GameRecord,
  nth,
  type Outcome,
  ok,
  type Play,
  type Result,
  recordOf,
  type Seat,
  type Start,
  type Types,
  unwrap,
} from '@cap-diamant/kernel';

/** Something that happened, and the one seat that may know it if it is private. */
export interface Emitted<Effect> {
  readonly effect: Effect;
  readonly only?: Seat;
}

/** One decision: who made it, its effects, and the state after it. */
export interface Entry<G extends Types = Types> extends Play {
  readonly effects: readonly Emitted<G['effect']>[];
  readonly after: G['state'];
}

/** A seat's request to undo back to `to` decisions, and the seats that agree so far, starting with itself. */
export interface UndoRequest {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/**
 * A game at a table: the record, with the states cached. Immutable; every call returns a new match. The page, the
 * server and the terminal all use this referee. Players never get a match, only feeds.
 */
export interface Match<G extends Types = Types> {
  readonly game: Game<G>;
  readonly start: Start;
  readonly first: G['state'];
  readonly entries: readonly Entry<G>[];
  /** Seats that resigned. The host moves for them; they rank last. */
  readonly resigned: readonly Seat[];
  /** Grows with every event, including an undo, so two histories never share a number. */
  readonly revision: number;
  /** An undo request waiting for consent; any other event cancels it. */
  readonly undo?: UndoRequest;
}

/** The state before the decision at an index; the current state if the index is the number of decisions. */
export const stateAt = <G extends Types>(match: Match<G>, index: number): G['state'] =>
  index === 0 ? match.first : nth(match.entries, index - 1).after;

/** The current state of a match, for hosts. What a player may know is in `feed`. */
export const stateOf = <G extends Types>(match: Match<G>): G['state'] => stateAt(match, match.entries.length);

/** The match after an event, which cancels any pending undo request. */
export const afterEvent = <G extends Types>(
  { undo: _asked, ...match }: Match<G>,
  change: Partial<Match<G>>,
): Match<G> => ({ ...match, ...change, revision: match.revision + 1 });

/** The start with every default filled in, so that a record still replays if a default changes later. */
export const spelledOut = <G extends Types>(game: Game<G>, start: Start): Start =>
  'seed' in start ? { options: unwrap(game.options.parse(start.options)), seed: start.seed } : start;

/** Opens a table. The seed should be hard to guess: its hash is public while the game runs. */
export const openMatch = <G extends Types>(game: Game<G>, start: Start): Result<Match<G>> => {
  const first = begin(game, start);
  if (!first.ok) return first;
  return ok({ game, start: spelledOut(game, start), first: first.value, entries: [], resigned: [], revision: 0 });
};

/** The number of seats at the table. */
export const seatsOf = <G extends Types>({ game, first }: Match<G>): number => game.seats(first);

export const noSeat = (seat: Seat, seats: number): string => `there is no seat ${seat}; seats are 0 to ${seats - 1}`;

/** A seat resigns. The game is over when only one seat is left. */
export const resign = <G extends Types>(match: Match<G>, seat: Seat): Result<Match<G>> => {
  const seats = seatsOf(match);
  if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) return fail(noSeat(seat, seats));
  if (match.resigned.includes(seat)) return fail(`seat ${seat} has resigned already`);
  if (outcomeOf(match) !== undefined) return fail('the game is over');
  return ok(afterEvent(match, { resigned: [...match.resigned, seat] }));
};

/** Ranks seats that resigned last, whatever their points; the others keep their order. */
const demote = (outcome: Outcome, resigned: readonly Seat[]): Outcome => {
  const worth = outcome.ranking.map((place, seat) => (resigned.includes(seat) ? outcome.ranking.length : 0) + place);
  const ranking = worth.map(own => 1 + worth.filter(other => other < own).length);
  return { ...outcome, ranking, winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
};

/** The result of the match; undefined while it runs. */
export const outcomeOf = <G extends Types>(match: Match<G>): Outcome | undefined => {
  const { game, resigned } = match;
  const state = stateOf(match);
  const outcome = game.outcome(state);
  if (outcome !== undefined) return demote(outcome, resigned);
  const seats = seatsOf(match);
  if (resigned.length < seats - 1) return undefined;
  const scores = game.tally(state).scores.map(points => points.total ?? 0);
  return demote({ scores, winners: [], ranking: scores.map(() => 1) }, resigned);
};

export const recordOfMatch = <G extends Types>(match: Match<G>): GameRecord => ({
  ...recordOf(match.game, match.start, match.first, match.entries),
  ...(match.resigned.length > 0 && { resigned: match.resigned }),
});

/** Caches commitments by start: hashing takes longer than the rest of a feed. */
const COMMITMENTS = new WeakMap<Start, string>();

/** The public commitment to the shuffle; a game set up from a position has none. */
export const commitmentOf = <G extends Types>({ start }: Match<G>): string | undefined => {
  if (!('seed' in start)) return undefined;
  const known = COMMITMENTS.get(start) ?? commitment(start.seed);
  COMMITMENTS.set(start, known);
  return known;
};
