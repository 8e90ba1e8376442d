import { nth, type Seat, type Turn, type Types } from '@cap-diamant/kernel';
import { type Entry, type Match, stateAt } from './match.ts';

/** What a seat, or without one a spectator, may know of one decision. */
export interface FeedEntry<G extends Types = Types> {
  readonly seat: Seat;
  /** The turn as it stood before the decision: a fresh one begins with it. */
  readonly turn: Turn;
  readonly effects: readonly G['effect'][];
  /** What the viewer sees after the decision. */
  readonly view: G['view'];
}

/** The effects of a decision that a viewer may know. */
const effectsFor = <G extends Types>(entry: Entry<G>, viewer: Seat | undefined): readonly G['effect'][] =>
  entry.effects.filter(({ only }) => only === undefined || only === viewer).map(({ effect }) => effect);

type Viewed = Map<Seat | undefined, FeedEntry>;

/** Feed entries by the decision they tell of: readers compare them by identity, and views are made once. */
const KNOWN = new WeakMap<Entry, Viewed>();

const makeEntry = <G extends Types>(match: Match<G>, index: number, viewer: Seat | undefined): FeedEntry<G> => {
  const { game } = match;
  const entry = nth(match.entries, index);
  let seen: { readonly view: G['view'] } | undefined;
  return {
    seat: entry.seat,
    turn: game.turn(stateAt(match, index)),
    effects: effectsFor(entry, viewer),
    get view() {
      seen ??= { view: game.view(entry.after, viewer) };
      return seen.view;
    },
  };
};

/** The decision at an index as a viewer may know it. */
export const feedEntry = <G extends Types>(match: Match<G>, index: number, viewer: Seat | undefined): FeedEntry<G> => {
  const entry = nth(match.entries, index) as Entry;
  const viewed: Viewed = KNOWN.get(entry) ?? new Map();
  KNOWN.set(entry, viewed);
  const known = viewed.get(viewer) ?? (makeEntry(match, index, viewer) as FeedEntry);
  viewed.set(viewer, known);
  return known as FeedEntry<G>;
};
