import type { Seat, Types } from '@cap-diamant/kernel';
import { afterEvent, type Match, stateOf } from './match.ts';

/** An effect, with the view of somebody who may know it: its seat's view if it is private, else a spectator's. */
export interface RefereeEffect<G extends Types = Types> {
  readonly effect: G['effect'];
  readonly view: G['view'];
}

/** One decision with all its effects. */
export interface RefereeEntry<G extends Types = Types> {
  readonly seat: Seat;
  /** The move as text. */
  readonly move: string;
  readonly effects: readonly RefereeEffect<G>[];
}

/**
 * Everything about a match, secrets included: for those who see the whole table, such as the user of the table protocol
 * or the reader of a record. Players, bots and spectators get feeds.
 */
export interface RefereeFeed<G extends Types = Types> {
  /** The number of decisions made. */
  readonly length: number;
  readonly state: G['state'];
  /** The decisions since the requested index, one by one. */
  readonly entries: readonly RefereeEntry<G>[];
}

/** Everything about a match, with the decisions since an index. */
export const refereeFeed = <G extends Types>(match: Match<G>, since = 0): RefereeFeed<G> => {
  const { game, entries } = match;
  const tellAll = ({ seat, move, effects, after }: Match<G>['entries'][number]): RefereeEntry<G> => ({
    seat,
    move,
    effects: effects.map(({ effect, only }) => ({
      effect,
      get view() {
        return game.view(after, only);
      },
    })),
  });
  return {
    length: entries.length,
    state: stateOf(match),
    get entries() {
      return entries.slice(since).map(tellAll);
    },
  };
};

/**
 * Undoes until `to` decisions are left, past reveals and without consent: a caller who sees everything gains nothing by
 * it.
 */
export const rewind = <G extends Types>(match: Match<G>, to: number): Match<G> =>
  afterEvent(match, { entries: match.entries.slice(0, to) });
