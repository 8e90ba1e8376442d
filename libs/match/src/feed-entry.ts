import { type Game, nth, type Seat, type Turn, type Types } from '@cap-diamant/kernel';
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

/**
 * A decision as a viewer knows it. It keeps the decision but not the match: each match has a list of all decisions of its
 * own, and the entries of a long game would keep all of these lists.
 */
class ViewedEntry<G extends Types> implements FeedEntry<G> {
  readonly seat: Seat;
  readonly turn: Turn;
  readonly effects: readonly G['effect'][];
  readonly #entry: Entry<G>;
  readonly #game: Game<G>;
  readonly #viewer: Seat | undefined;
  #view: G['view'] | undefined;

  constructor(match: Match<G>, index: number, viewer: Seat | undefined) {
    const entry = nth(match.entries, index);
    this.seat = entry.seat;
    this.turn = match.game.turn(stateAt(match, index));
    this.effects = effectsFor(entry, viewer);
    this.#entry = entry;
    this.#game = match.game;
    this.#viewer = viewer;
  }

  get view(): G['view'] {
    this.#view ??= this.#game.view(this.#entry.after, this.#viewer);
    return this.#view;
  }
}

type Viewed = Map<Seat | undefined, FeedEntry>;

/** Caches feed entries by decision: readers compare entries by identity, and each view is built only once. */
const KNOWN = new WeakMap<Entry, Viewed>();

/** The decision at an index, limited to what a viewer may know. */
export const newEntry = <G extends Types>(match: Match<G>, index: number, viewer: Seat | undefined): FeedEntry<G> =>
  new ViewedEntry(match, index, viewer);

/** The same, made once. */
export const keptEntry = <G extends Types>(match: Match<G>, index: number, viewer: Seat | undefined): FeedEntry<G> => {
  const entry = nth(match.entries, index) as Entry;
  const viewed: Viewed = KNOWN.get(entry) ?? new Map();
  KNOWN.set(entry, viewed);
  const known = viewed.get(viewer) ?? (newEntry(match, index, viewer) as FeedEntry);
  viewed.set(viewer, known);
  return known as FeedEntry<G>;
};
