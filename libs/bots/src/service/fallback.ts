import { greedyPlayer } from '../players/greedy.ts';
import { randomPlayer } from '../players/random.ts';
import { decide } from '../players/think.ts';
import { answerWith } from './answer-with.ts';
import type { LoadGame } from './load-game.ts';
import type { Answer, Task } from './messages.ts';

/** Answers in place of a bot that failed, on the caller's thread. */
export type Fallback = (task: Task, onFailure: (reason: string) => void) => Promise<Answer>;

/** Greedy answers; if that fails too, the move is random and there is no advice. Nobody else judges games. */
export const createFallback =
  (load: LoadGame): Fallback =>
  async (task, onFailure) => {
    if (task.kind === 'judge') return { kind: 'unjudged' };
    const { question } = task;
    const { game, evaluation } = await load(question);
    try {
      const { simple } = await evaluation();
      return await answerWith(load, task, decide(greedyPlayer(game, simple).consider(question)));
    } catch (error) {
      onFailure(String(error));
      return task.kind === 'advise'
        ? { kind: 'advice', advice: [] }
        : { kind: 'report', report: decide(randomPlayer(game).consider(question)) };
    }
  };
