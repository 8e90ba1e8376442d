import type { Outcome, Points } from '@cap-diamant/kernel';
import { type Match, outcomeOf, stateOf } from '@cap-diamant/match';
import { nameOf, names, type Sitting } from './sitting.ts';

const total = (points: Points | undefined): number => points?.total ?? 0;

/** All points in one line, to be heard before every decision. */
export const pointsLine = (sitting: Sitting, match: Match): string => {
  const { scores } = match.game.tally(stateOf(match));
  const list = scores.map((points, seat) => sitting.texts.label(nameOf(sitting, seat), String(total(points))));
  return `${sitting.texts.scores} ${list.join('; ')}.`;
};

const sources = ({ words, texts }: Sitting, points: Points): string =>
  Object.entries(points)
    .filter(([source, value]) => source !== 'total' && value !== 0)
    .map(([source, value]) => texts.source(words.source(source), value))
    .join(', ');

/** The points of every seat by where they came from. */
export const sayScores = (sitting: Sitting, match: Match): void => {
  const { scores } = match.game.tally(stateOf(match));
  for (const [seat, points] of scores.entries()) {
    const details = sources(sitting, points);
    const head = sitting.texts.label(nameOf(sitting, seat), sitting.texts.points(total(points)));
    sitting.say(details === '' ? head : `${head} (${details})`);
  }
};

const sayRanking = (sitting: Sitting, { ranking, scores, winners }: Outcome): void => {
  const order = ranking.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  for (const { place, seat } of order)
    sitting.say(sitting.texts.place(place, nameOf(sitting, seat), scores[seat] ?? 0));
  sitting.say(sitting.texts.winners(winners.map(seat => names(sitting)[seat] ?? '')));
};

/** The end of the game: where the points came from, who won, and the seed for those who want to check. */
export const sayEnd = (sitting: Sitting, match: Match): void => {
  const outcome = outcomeOf(match);
  if (outcome === undefined) return;
  sitting.say('');
  sitting.say(sitting.texts.over);
  sayScores(sitting, match);
  sayRanking(sitting, outcome);
  if ('seed' in match.start) sitting.say(sitting.texts.seed(match.start.seed));
};
