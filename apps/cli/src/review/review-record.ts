import {
  assembleReview,
  ENGINE_VERSION,
  hasChoice,
  type JudgedDecision,
  judgeSeed,
  type Review,
  segmentsOf,
  THOROUGH,
} from '@cap-diamant/bots';
import { nth, type Outcome, range, unwrap } from '@cap-diamant/kernel';
import { type Match, stateAt } from '@cap-diamant/match';
import { sourceOf } from '../games/registry.ts';
import type { JudgeAll } from './judge-task.ts';

/** Judges a finished match. Undefined if something could not be judged. */
export const reviewMatch = async (
  match: Match,
  outcome: Outcome,
  judgeAll: JudgeAll,
  onProgress: (done: number, total: number) => void,
): Promise<Review | undefined> => {
  const { game, entries } = match;
  const states = range(entries.length + 1).map(at => stateAt(match, at));
  const moves = entries.map(({ seat, move }) => ({ seat, move: unwrap(game.notation.parseMove(move)) }));
  const segments = segmentsOf(game, states, moves);
  const chosen = range(segments.length).filter(index => hasChoice(nth(segments, index)));
  const tasks = chosen.map(index => {
    const { at, seat, view, played } = nth(segments, index);
    return { view, seat, played, seed: judgeSeed(at), effort: THOROUGH };
  });
  const verdicts: (readonly JudgedDecision[] | undefined)[] = segments.map(() => undefined);
  let done = 0;
  const isJudged = await judgeAll(sourceOf(game.id), tasks, (n, decisions) => {
    verdicts[nth(chosen, n)] = decisions;
    onProgress(++done, tasks.length);
  });
  if (!isJudged) return undefined;
  return assembleReview({ version: ENGINE_VERSION, effort: THOROUGH }, segments, verdicts, outcome);
};
