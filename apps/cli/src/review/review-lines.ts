import {
  GRADES,
  isError,
  type Reason,
  type Review,
  type ReviewedDecision,
  reasonOf,
  summariesOf,
  turningPointsOf,
} from '@cap-diamant/bots';
import { type Game, LOCALES, nth, unwrap, type Words } from '@cap-diamant/kernel';
import { feed, type Match, rewind } from '@cap-diamant/match';
import type { Context } from '../command-line/context.ts';
import { columns } from '../report/columns.ts';
import type { ReasonTexts } from '../words/review-texts.ts';

/** The game a review is about, in words. */
export interface ReviewSubject {
  readonly match: Match;
  readonly words: Words;
  readonly names: readonly string[];
}

const inWords = (reason: Reason, texts: ReasonTexts): string => {
  if (reason.kind === 'gains') return texts.gains(reason.gains);
  return reason.kind === 'later' ? texts.later : texts[reason.kind](reason.points);
};

const playerLines = ({ language, texts }: Context, review: Review, names: readonly string[]): string[] => {
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 });
  const { columns: titles, grades } = texts.review;
  return columns([
    [titles.player, titles.accuracy, ...GRADES.map(grade => grades[grade])],
    ...summariesOf(review).map(summary => [
      nth(names, summary.seat),
      percent.format(summary.accuracy),
      ...GRADES.map(grade => String(summary.grades[grade])),
    ]),
  ]);
};

const turningLines = ({ language, texts }: Context, review: Review, names: readonly string[]): string[] => {
  const signed = new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const points = turningPointsOf(review);
  if (points.length === 0) return [texts.review.noTurningPoints];
  return points.map(({ at, seat, swing }) => {
    const turn = 1 + review.turns.findIndex(start => start.at === at);
    return texts.review.turn(turn, nth(names, seat), signed.format(swing));
  });
};

const mistakeLines = (context: Context, { match, words, names }: ReviewSubject, one: ReviewedDecision): string[] => {
  const { language, texts } = context;
  const { review: say } = texts;
  const { game } = match;
  const { at, seat, grade, better, played, chances, after } = one;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 });
  const { view } = feed(rewind(match, at), seat);
  const about = (text: string): string => words.move(view, seat, moveOf(game, text));
  return [
    say.mistake(at + 1, nth(names, seat), say.grades[grade], percent.format(chances), percent.format(after)),
    `   ${say.played(about(played), played)}`,
    `   ${say.better(about(nth(better, 0)), better)}`,
    `   ${inWords(reasonOf(one, words), say.reason)}`,
  ];
};

const moveOf = (game: Game, text: string): unknown => unwrap(game.notation.parseMove(text));

/** A review as text: players, turning points, and what could have been better. */
export const reviewLines = (context: Context, review: Review, subject: ReviewSubject): string[] => {
  const { review: texts } = context.texts;
  const { version, effort } = review.engine;
  const mistakes = review.decisions.filter(({ grade }) => isError(grade));
  return [
    texts.players,
    ...playerLines(context, review, subject.names),
    '',
    texts.turningPoints,
    ...turningLines(context, review, subject.names),
    '',
    texts.mistakes,
    ...(mistakes.length === 0 ? [texts.noMistakes] : mistakes.flatMap(one => mistakeLines(context, subject, one))),
    '',
    texts.engine(version, effort.playouts, effort.lines, effort.worlds),
  ];
};
