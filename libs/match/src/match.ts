import {
  begin,
  commitment,
  type Emit,
  fail,
  findMove,
  type Game,
  type GameRecord,
  nth,
  type Outcome,
  ok,
  type Play,
  type Result,
  recordOf,
  reopen,
  type Seat,
  type Start,
  startOf,
  type Types,
  unwrap,
} from '@cap-diamant/kernel';

/** Something that happened, and the one seat that may know it, if not all may. */
export interface Told<Effect> {
  readonly effect: Effect;
  readonly only?: Seat;
}

/** One decision: who made it, what came of it, and the state it led to. */
export interface Entry<G extends Types = Types> extends Play {
  readonly told: readonly Told<G['effect']>[];
  readonly after: G['state'];
}

/**
 * A game at a table: the record, with the states as its cache. Immutable; every call gives a new match.
 * The same referee serves the page, the server and the terminal.
 */
export interface Match<G extends Types = Types> {
  readonly game: Game<G>;
  readonly start: Start;
  readonly first: G['state'];
  readonly entries: readonly Entry<G>[];
  /** Seats that gave up. The host moves for them; they come last. */
  readonly resigned: readonly Seat[];
}

export const stateOf = <G extends Types>(match: Match<G>): G['state'] => match.entries.at(-1)?.after ?? match.first;

/** The start with every default filled in, so that a record says all, whatever the defaults are one day. */
const spelledOut = <G extends Types>(game: Game<G>, start: Start): Start =>
  'seed' in start ? { options: unwrap(game.options.parse(start.options)), seed: start.seed } : start;

/** Opens a table. The seed should be hard to guess: its hash is public while the game runs. */
export const openMatch = <G extends Types>(game: Game<G>, start: Start): Result<Match<G>> => {
  const first = begin(game, start);
  if (!first.ok) return first;
  return ok({ game, start: spelledOut(game, start), first: first.value, entries: [], resigned: [] });
};

/** A table from a stored record, with everything that happened. */
export const resumeMatch = <G extends Types>(game: Game<G>, record: GameRecord): Result<Match<G>> => {
  const first = reopen(game, record);
  if (!first.ok) return first;
  const start = spelledOut(game, startOf(record));
  let match: Match<G> = { game, start, first: first.value, entries: [], resigned: [] };
  for (const [index, move] of record.moves.entries()) {
    const played = play(match, nth(record.seats, index), move);
    if (!played.ok) return fail(`move ${index + 1}: ${played.error.message}`, played.error.reason);
    match = played.value;
  }
  const resigned = record.resigned ?? [];
  const fault = strangeResignation(game.seats(match.first), resigned);
  return fault === undefined ? ok({ ...match, resigned }) : fail(fault);
};

/** What is wrong with a stored list of seats that gave up, if anything is. */
const strangeResignation = (seats: number, resigned: readonly Seat[]): string | undefined => {
  const stranger = resigned.find(seat => seat >= seats);
  if (stranger !== undefined) return `"resigned": ${noSeat(stranger, seats)}`;
  if (new Set(resigned).size !== resigned.length) return '"resigned" names a seat twice';
  return resigned.length === seats ? '"resigned" names every seat; the last one wins' : undefined;
};

const noSeat = (seat: Seat, seats: number): string => `there is no seat ${seat}; seats are 0 to ${seats - 1}`;

/** Plays a move given as text, if it is one of those offered to the seat. */
export const play = <G extends Types>(match: Match<G>, seat: Seat, text: string): Result<Match<G>> => {
  if (outcomeOf(match) !== undefined) return fail(`"${text}" cannot be played: the game is over`);
  const state = stateOf(match);
  const move = findMove(match.game, state, seat, text);
  if (!move.ok) return move;
  const told: Told<G['effect']>[] = [];
  const emit: Emit<G['effect']> = (effect, only) => told.push(only === undefined ? { effect } : { effect, only });
  const after = match.game.apply(state, seat, move.value, emit);
  return ok({ ...match, entries: [...match.entries, { seat, move: text, told, after }] });
};

/** A seat gives up. When only one is left the game is over. */
export const resign = <G extends Types>(match: Match<G>, seat: Seat): Result<Match<G>> => {
  const seats = match.game.seats(match.first);
  if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) return fail(noSeat(seat, seats));
  if (match.resigned.includes(seat)) return fail(`seat ${seat} has resigned already`);
  if (outcomeOf(match) !== undefined) return fail('the game is over');
  return ok({ ...match, resigned: [...match.resigned, seat] });
};

/** Seats that gave up come last, whatever their points; the others keep their order. */
const demote = (outcome: Outcome, resigned: readonly Seat[]): Outcome => {
  const worth = outcome.ranking.map((place, seat) => (resigned.includes(seat) ? outcome.ranking.length : 0) + place);
  const ranking = worth.map(own => 1 + worth.filter(other => other < own).length);
  return { ...outcome, ranking, winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
};

/** How the match ended; undefined while it runs. */
export const outcomeOf = <G extends Types>(match: Match<G>): Outcome | undefined => {
  const { game, resigned } = match;
  const state = stateOf(match);
  const outcome = game.outcome(state);
  if (outcome !== undefined) return demote(outcome, resigned);
  const seats = game.seats(state);
  if (resigned.length < seats - 1) return undefined;
  const scores = game.tally(state).scores.map(points => points.total ?? 0);
  return demote({ scores, winners: [], ranking: scores.map(() => 1) }, resigned);
};

export const recordOfMatch = <G extends Types>(match: Match<G>): GameRecord => ({
  ...recordOf(match.game, match.start, match.first, match.entries),
  ...(match.resigned.length > 0 && { resigned: match.resigned }),
});

/** The public promise about the shuffle; a game set up from a position has none. */
export const commitmentOf = <G extends Types>(match: Match<G>): string | undefined =>
  'seed' in match.start ? commitment(match.start.seed) : undefined;
