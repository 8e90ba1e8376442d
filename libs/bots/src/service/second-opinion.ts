import { type Game, nth, type Types, unwrap } from '@cap-diamant/kernel';
import type { Advice } from '../advice/explain.ts';
import { gainsBetween } from '../advice/gains.ts';
import type { Evaluation } from '../learning/evaluation.ts';
import { leadOver } from '../players/evaluator.ts';
import type { Question } from '../players/player.ts';
import { THOROUGH } from '../review/effort.ts';
import { gradeOf, isError } from '../review/grade.ts';
import { type JudgedLine, judgeSegment } from '../review/judge.ts';
import { judgeAtOnce } from '../review/judge-in-slices.ts';

/** The advice to play a line that a review found best. */
const adviceFor = <G extends Types>(
  game: Game<G>,
  { aspects }: Evaluation<G>,
  { view, seat, seed }: Question<G>,
  { moves, scores, shares }: JudgedLine,
): Advice<G> => {
  const line = moves.map(text => unwrap(game.notation.parseMove(text)));
  const start = game.imagine(view, seed);
  const end = line.reduce<G['state']>((state, move) => game.apply(state, seat, move), start);
  return {
    move: nth(line, 0),
    line,
    scores,
    share: nth(shares, seat),
    lead: leadOver(scores, seat),
    lost: 0,
    gains: gainsBetween(aspects(start, seat), aspects(end, seat)),
  };
};

/**
 * A search looks at many moves, a review compares a few more closely, so the two can disagree. Nobody should be advised
 * what a review of the same game then calls inaccurate: the favourite is judged as a review does it, and if something
 * else is clearly better, that comes first.
 */
export const withSecondOpinion = <G extends Types>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  question: Question<G>,
  advice: readonly Advice<G>[],
): readonly Advice<G>[] => {
  const [favourite] = advice;
  if (favourite === undefined || advice.length < 2) return advice;
  const [judged] = judgeAtOnce(judgeSegment(game, evaluation, question, favourite.line, THOROUGH));
  if (judged === undefined) return advice;
  const { best, played, doubt } = judged;
  const share = ({ shares }: JudgedLine): number => nth(shares, question.seat);
  if (!isError(gradeOf(share(best) - share(played), doubt, best.shares.length))) return advice;
  const better = adviceFor(game, evaluation, question, best);
  const text = ({ move }: Advice<G>): string => game.notation.formatMove(move);
  const others = advice.filter(each => text(each) !== text(better)).slice(0, advice.length - 1);
  return [better, ...others.map(each => ({ ...each, lost: Math.max(0, better.lead - each.lead) }))];
};
