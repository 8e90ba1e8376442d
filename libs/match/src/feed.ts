import { type Outcome, range, type Seat, type Turn, type Types } from '@cap-diamant/kernel';
import { type FeedEntry, feedEntry } from './feed-entry.ts';
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

/** Computed on first read: a bot's seat never reads past decisions, and a spectator never reads lists of moves. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** What a host allows in place of what the rules would. */
export type Limits<G extends Types = Types> = Partial<Pick<Feed<G>, 'offered' | 'reach'>>;

/** What a seat (or, without one, a spectator) may know about a match, with the decisions since an index. */
export const feed = <G extends Types>(
  match: Match<G>,
  seat: Seat | undefined,
  since = 0,
  limits: Limits<G> = {},
): Feed<G> => {
  const { game, start, entries, resigned, revision, undo } = match;
  const state = stateOf(match);
  const outcome = outcomeOf(match);
  const commitment = commitmentOf(match);
  const view = lazily(() => game.view(state, seat));
  const before = lazily(() => game.view(stateAt(match, since), seat));
  const offered = lazily(
    () => limits.offered ?? (seat === undefined || outcome !== undefined ? [] : game.moves(state, seat)),
  );
  const told = lazily(() => range(entries.length - since).map(at => feedEntry(match, since + at, seat)));
  const reach = lazily(() => limits.reach ?? undoReach(match, seat));
  return {
    seat,
    revision,
    length: entries.length,
    turn: game.turn(state),
    actors: outcome === undefined ? game.actors(state) : [],
    get offered() {
      return offered();
    },
    get view() {
      return view();
    },
    get before() {
      return before();
    },
    get entries() {
      return told();
    },
    get reach() {
      return reach();
    },
    ...(undo && { undo }),
    resigned,
    ...(outcome && { outcome }),
    ...(commitment !== undefined && { commitment }),
    ...(outcome && 'seed' in start && { seed: start.seed }),
  };
};
