import { nth, type Seat, type Turn, type Types } from '@cap-diamant/kernel';
import { type Entry, type Match, stateAt } from './match.ts';

/** What a seat may know about one decision; without a seat, what a spectator may know. */
export interface FeedEntry<G extends Types = Types> {
  readonly seat: Seat;
  /** The turn before this decision. If it is fresh, the decision starts a new turn. */
  readonly turn: Turn;
  readonly effects: readonly G['effect'][];
  /** What the viewer sees after the decision. */
  readonly view: G['view'];
}

/** The effects of a decision that a viewer may know about. */
const effectsFor = <G extends Types>(entry: Entry<G>, viewer: Seat | undefined): readonly G['effect'][] =>
  entry.effects.filter(({ only }) => only === undefined || only === viewer).map(({ effect }) => effect);

type Viewed = Map<Seat | undefined, FeedEntry>;

/** Caches feed entries by decision: readers compare entries by identity, and each view is built only once. */
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

/** The decision at an index, limited to what a viewer may know. */
export const feedEntry = <G extends Types>(match: Match<G>, index: number, viewer: Seat | undefined): FeedEntry<G> => {
  const entry = nth(match.entries, index) as Entry;
  const viewed: Viewed = KNOWN.get(entry) ?? new Map();
  KNOWN.set(entry, viewed);
  const known = viewed.get(viewer) ?? (makeEntry(match, index, viewer) as FeedEntry);
  viewed.set(viewer, known);
  return known as FeedEntry<G>;
};
