import { explain } from '../advice/explain.ts';
import type { Report } from '../players/player.ts';
import type { LoadGame } from './load-game.ts';
import type { Answer, BotTask } from './messages.ts';
import { withSecondOpinion } from './second-opinion.ts';

/** Turns what a bot found into the answer to the request. */
export const answerWith = async (load: LoadGame, task: BotTask, report: Report): Promise<Answer> => {
  if (task.kind === 'choose') return { kind: 'report', report };
  const { question, count } = task;
  const { game, evaluation } = await load(question);
  const known = await evaluation();
  const advice = explain(game, known, question, report, count);
  return { kind: 'advice', advice: withSecondOpinion(game, known, question, advice) };
};
