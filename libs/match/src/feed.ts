import { type Outcome, range, type Seat, type Turn, type Types } from '@cap-diamant/kernel';
import { type FeedEntry, keptEntry, newEntry } from './feed-entry.ts';
import { commitmentOf, type Match, outcomeOf, stateAt, stateOf, type UndoRequest } from './match.ts';
import { type UndoReach, undoReach } from './undo.ts';

/**
 * Everything one seat may know about a match; without a seat, what a spectator may know. Nothing else leaves a match.
 */
export interface Feed<G extends Types = Types> {
  readonly seat: Seat | undefined;
  /** Grows with every event of the match, including an undo. */
  readonly revision: number;
  /** The number of decisions made. */
  readonly length: number;
  readonly turn: Turn;
  /** The seats that may decide now; none once the match is over. */
  readonly actors: readonly Seat[];
  /** The moves this seat may choose from; empty unless it is to move. */
  readonly offered: readonly G['move'][];
  readonly view: G['view'];
  /** The view before the first of `entries`. */
  readonly before: G['view'];
  /** The decisions since the requested index, one by one. */
  readonly entries: readonly FeedEntry<G>[];
  /** How far this seat can undo. */
  readonly reach: UndoReach;
  /** An undo request waiting for consent. */
  readonly undo?: UndoRequest;
  readonly resigned: readonly Seat[];
  readonly outcome?: Outcome;
  /** SHA-256 of the seed, public from the start … */
  readonly commitment?: string;
  /** … and the seed itself, public once the match is over. */
  readonly seed?: string;
}

/** What a host allows in place of what the rules would. */
export type Limits<G extends Types = Types> = Partial<Pick<Feed<G>, 'offered' | 'reach'>>;

/**
 * Much of a feed is made on first read: a bot's seat never reads past decisions, and a spectator never reads lists of
 * moves. A class, because an object with getters of its own takes ten times as long to make, and a server makes a feed
 * for everybody at a table after every event.
 */
class MatchFeed<G extends Types> implements Feed<G> {
  readonly seat: Seat | undefined;
  readonly revision: number;
  readonly length: number;
  readonly turn: Turn;
  readonly actors: readonly Seat[];
  readonly resigned: readonly Seat[];
  declare readonly undo?: UndoRequest;
  declare readonly outcome?: Outcome;
  declare readonly commitment?: string;
  declare readonly seed?: string;
  readonly #match: Match<G>;
  readonly #since: number;
  readonly #limits: Limits<G>;
  #view: G['view'] | undefined;
  #before: G['view'] | undefined;
  #offered: readonly G['move'][] | undefined;
  #entries: readonly FeedEntry<G>[] | undefined;
  #reach: UndoReach | undefined;

  constructor(match: Match<G>, seat: Seat | undefined, since: number, limits: Limits<G>) {
    const { game, start, entries, resigned, revision, undo } = match;
    const state = stateOf(match);
    const outcome = outcomeOf(match);
    const commitment = commitmentOf(match);
    this.seat = seat;
    this.revision = revision;
    this.length = entries.length;
    this.turn = game.turn(state);
    this.actors = outcome === undefined ? game.actors(state) : [];
    this.resigned = resigned;
    if (undo) this.undo = undo;
    if (outcome) this.outcome = outcome;
    if (commitment !== undefined) this.commitment = commitment;
    if (outcome && 'seed' in start) this.seed = start.seed;
    this.#match = match;
    this.#since = since;
    this.#limits = limits;
  }

  get offered(): readonly G['move'][] {
    const isAsked = this.seat !== undefined && this.outcome === undefined;
    this.#offered ??= this.#limits.offered ?? (isAsked ? this.#match.game.moves(stateOf(this.#match), this.seat) : []);
    return this.#offered;
  }

  get view(): G['view'] {
    this.#view ??= this.#match.game.view(stateOf(this.#match), this.seat);
    return this.#view;
  }

  get before(): G['view'] {
    this.#before ??= this.#match.game.view(stateAt(this.#match, this.#since), this.seat);
    return this.#before;
  }

  get entries(): readonly FeedEntry<G>[] {
    // Whoever reads only what is new does not come back for the same entries, so they are not kept.
    const entryAt = this.#since === 0 ? keptEntry : newEntry;
    this.#entries ??= range(this.length - this.#since).map(at => entryAt(this.#match, this.#since + at, this.seat));
    return this.#entries;
  }

  get reach(): UndoReach {
    this.#reach ??= this.#limits.reach ?? undoReach(this.#match, this.seat);
    return this.#reach;
  }
}

/** What a seat (or, without one, a spectator) may know about a match, with the decisions since an index. */
export const feed = <G extends Types>(
  match: Match<G>,
  seat: Seat | undefined,
  since = 0,
  limits: Limits<G> = {},
): Feed<G> => new MatchFeed(match, seat, since, limits);
