import type { Game, Points } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import { type GameWords, nameOf } from './game-words.ts';

/** The points as the reader of a feed knows them: every world its view allows has the same. */
const pointsIn = (game: Game, { view }: Feed): readonly Points[] => game.tally(game.imagine(view, 'scores')).scores;

/** All points in one line, printed before every decision. */
export const totalsLine = (words: GameWords, game: Game, feed: Feed): string => {
  const { texts } = words;
  const list = pointsIn(game, feed).map(({ total = 0 }, seat) => texts.label(nameOf(words, seat), String(total)));
  return texts.scores(list);
};

/** "38 points (zones 29, majority 9)", appended to a beginning. */
const withSources = ({ words, texts }: GameWords, head: string, points: Points): string => {
  const sources = Object.entries(points).filter(([source, value]) => source !== 'total' && value !== 0);
  const list = sources.map(([source, value]) => texts.source(words.source(source), value));
  return list.length === 0 ? head : texts.withSources(head, list);
};

/** The points of every seat by source. */
export const scoreLines = (words: GameWords, game: Game, feed: Feed): string[] =>
  pointsIn(game, feed).map((points, seat) => {
    const { texts } = words;
    return withSources(words, texts.label(nameOf(words, seat), texts.points(points.total ?? 0)), points);
  });

/** The result: everybody in ranking order, and the winners; undefined while the match runs. */
export const resultLines = (words: GameWords, game: Game, feed: Feed): string[] | undefined => {
  const { outcome } = feed;
  if (outcome === undefined) return undefined;
  const { texts } = words;
  const places = outcome.ranking.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const points = pointsIn(game, feed);
  const lines = places.map(({ place, seat }) =>
    withSources(words, texts.place(place, nameOf(words, seat), outcome.scores[seat] ?? 0), points[seat] ?? {}),
  );
  return [...lines, texts.winners(outcome.winners.map(seat => nameOf(words, seat)))];
};
