import { type Advice, hintWords, type Question } from '@cap-diamant/bots';
import { type Game, LOCALES, type Words } from '@cap-diamant/kernel';
import type { Context } from '../command-line/context.ts';

/** The bot that gives advice by default. */
export const USUAL_ADVISOR = 'strong';

/** How many moves are explained by default. */
export const USUAL_COUNT = 3;

/** What is needed to describe moves of one game. */
export interface Subject {
  readonly game: Game;
  readonly words: Words;
}

const linesFor = (
  { language, texts }: Context,
  { game, words }: Subject,
  { view, seat }: Pick<Question, 'view' | 'seat'>,
  advice: Advice,
  at: number,
): string[] => {
  const { explain: say } = texts.bots;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 });
  const notation = advice.line.map(move => game.notation.formatMove(move));
  const { lost, gains } = hintWords(language, words, advice);
  return [
    say.move(at + 1, words.move(view, seat, advice.move), notation),
    ...[
      say.expected(advice.lead, percent.format(advice.share)),
      ...(lost === undefined ? [] : [say.less(advice.lost)]),
      ...(gains.length > 0 ? [say.reasons(gains)] : []),
    ].map(line => `   ${line}`),
  ];
};

/** The best moves a bot found, where they lead and what they gain. */
export const adviceLines = (
  context: Context,
  subject: Subject,
  asked: Pick<Question, 'view' | 'seat'>,
  advice: readonly Advice[],
): string[] => advice.flatMap((each, at) => linesFor(context, subject, asked, each, at));
