import { type Advice, type Evaluation, explain, type Gain, type Question, type Report } from '@cap-diamant/bots';
import { type Game, LOCALES, type Words } from '@cap-diamant/kernel';
import type { Context } from '../context.ts';

/** Who is asked for advice when nothing is said. */
export const USUAL_ADVISOR = 'strong';

const USUAL_COUNT = 3;
const MOST_GAINS = 3;

/** All that is needed to speak of moves in one game. */
export interface Subject {
  readonly game: Game;
  readonly words: Words;
  readonly evaluation: Evaluation;
}

/** The largest gains, and the largest cost if there is one. */
const worthSaying = (gains: readonly Gain[]): Gain[] => [
  ...gains.filter(({ points }) => points > 0).slice(0, MOST_GAINS),
  ...gains.filter(({ points }) => points < 0).slice(-1),
];

const linesFor = (
  { language, texts }: Context,
  { game, words }: Subject,
  { view, seat }: Question,
  advice: Advice,
  at: number,
): string[] => {
  const { explain: say } = texts.bots;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 });
  const notation = advice.line.map(move => game.notation.formatMove(move)).join(', ');
  const reasons = worthSaying(advice.gains).map(({ aspect, points }) => words.aspect(aspect, points));
  return [
    say.move(at + 1, words.move(view, seat, advice.move), notation),
    ...[
      say.expected(advice.lead, percent.format(advice.share)),
      ...(at > 0 && advice.lost > 0 ? [say.less(advice.lost)] : []),
      ...(reasons.length > 0 ? [say.reasons(reasons)] : []),
    ].map(line => `   ${line}`),
  ];
};

/** The best moves a bot found in a decision, what they lead to and what they gain. */
export const adviceLines = (
  context: Context,
  subject: Subject,
  question: Question,
  report: Report,
  count = USUAL_COUNT,
): string[] =>
  explain(subject.game, subject.evaluation, question, report, count).flatMap((advice, at) =>
    linesFor(context, subject, question, advice, at),
  );
