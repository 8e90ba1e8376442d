import type { Points, Seat, Words } from '@cap-diamant/kernel';
import { type Match, outcomeOf, stateOf } from '@cap-diamant/match';
import type { PlayTexts } from '../words/texts.ts';

/** What is needed to speak of points: the words for their sources, and the names of those who have them. */
export interface Teller {
  readonly words: Words;
  readonly texts: PlayTexts;
  readonly names: readonly string[];
}

const pointsOf = (match: Match): readonly Points[] => match.game.tally(stateOf(match)).scores;

const nameOf = ({ names }: Teller, seat: Seat): string => names[seat] ?? '';

/** All points in one line, to be heard before every decision. */
export const pointsLine = (teller: Teller, match: Match): string => {
  const { texts } = teller;
  const list = pointsOf(match).map(({ total = 0 }, seat) => texts.label(nameOf(teller, seat), String(total)));
  return `${texts.scores} ${list.join('; ')}.`;
};

/** "38 points (zones 29, majority 9)", put behind a beginning. */
const withSources = ({ words, texts }: Teller, head: string, points: Points): string => {
  const sources = Object.entries(points).filter(([source, value]) => source !== 'total' && value !== 0);
  const list = sources.map(([source, value]) => texts.source(words.source(source), value)).join(', ');
  return list === '' ? head : `${head} (${list})`;
};

/** The points of every seat by where they came from. */
export const scoreLines = (teller: Teller, match: Match): string[] =>
  pointsOf(match).map((points, seat) => {
    const { texts } = teller;
    return withSources(teller, texts.label(nameOf(teller, seat), texts.points(points.total ?? 0)), points);
  });

/** How it ended: everybody in the order of their places, and who won; undefined while the match runs. */
export const endLines = (teller: Teller, match: Match): string[] | undefined => {
  const outcome = outcomeOf(match);
  if (outcome === undefined) return undefined;
  const { texts } = teller;
  const places = outcome.ranking.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const points = pointsOf(match);
  const lines = places.map(({ place, seat }) =>
    withSources(teller, texts.place(place, nameOf(teller, seat), outcome.scores[seat] ?? 0), points[seat] ?? {}),
  );
  return [...lines, texts.winners(outcome.winners.map(seat => nameOf(teller, seat)))];
};
