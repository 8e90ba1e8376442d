import { nth, type Seat, type Types } from '@cap-diamant/kernel';
import type { Feed, FeedEntry } from '@cap-diamant/match';

/** A turn that the viewer watched, or what another seat decided in the viewer's own. */
export interface WatchedTurn<G extends Types = Types> {
  readonly seat: Seat;
  /** The number of decisions before the turn, and up to its end. */
  readonly from: number;
  readonly to: number;
  readonly effects: readonly G['effect'][];
  /** Whether it is an answer in the viewer's own turn. */
  readonly answers: boolean;
  /** What the viewer saw at its end. */
  readonly view: G['view'];
}

const watched = <G extends Types>(entries: readonly FeedEntry<G>[], from: number, to: number): WatchedTurn<G> => ({
  seat: nth(entries, from).turn.seat,
  from,
  to,
  effects: entries.slice(from, to).flatMap(({ effects }) => effects),
  answers: false,
  view: nth(entries, to - 1).view,
});

/** What others decided in a turn of the viewer, as far as anything came of it. */
const answersIn = <G extends Types>(entries: readonly FeedEntry<G>[], from: number, to: number): WatchedTurn<G>[] => {
  const own = nth(entries, from).turn.seat;
  return entries.slice(from, to).flatMap(({ seat, effects, view }, at) => {
    if (seat === own || effects.length === 0) return [];
    return [{ seat, from: from + at, to: from + at + 1, effects, answers: true, view }];
  });
};

/**
 * What the others did in the viewer's last turn and their turns since, oldest first, but no more than `most`. Reads the log from its
 * end, so it costs the same however long the game is.
 */
export const turnsOfOthers = <G extends Types>(
  { entries, turn, seat }: Pick<Feed<G>, 'entries' | 'turn' | 'seat'>,
  most: number,
): readonly WatchedTurn<G>[] => {
  const startOf = (end: number): number => {
    let start = end - 1;
    while (start > 0 && !nth(entries, start).turn.fresh) start--;
    return start;
  };
  // In the viewer's own turn, what was decided in it doesn't count as the last turn.
  const begun = turn.seat === seat && !turn.fresh && entries.at(-1)?.turn.seat === seat;
  let end = begun ? startOf(entries.length) : entries.length;
  const turns: WatchedTurn<G>[] = [];
  while (end > 0 && turns.length < most) {
    const start = startOf(end);
    if (nth(entries, start).turn.seat === seat) return [...answersIn(entries, start, end), ...turns].slice(-most);
    turns.unshift(watched(entries, start, end));
    end = start;
  }
  return turns;
};
