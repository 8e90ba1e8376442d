import type { Game } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { greedyPlayer } from '../players/greedy.ts';
import { randomPlayer } from '../players/random.ts';
import { decide } from '../players/think.ts';
import { blank, nim } from '../testing/nim.ts';
import { loadNim, nimQuestion } from '../testing/nim-bots.ts';
import { createFallback } from './fallback.ts';
import type { LoadGame } from './load-game.ts';
import type { Task } from './messages.ts';

const game = nim as Game;
const question = nimQuestion('expert', 'm', 'take 3', 'quiet', 'take 3', 'quiet');
const choose: Task = { kind: 'choose', question };
const advise: Task = { kind: 'advise', question, count: 2 };

/** A game whose rules load but whose evaluation does not. */
const ignorant: LoadGame = async () => ({ game, evaluation: () => Promise.reject(new Error('not found')) });

const answer = async (load: LoadGame, task: Task) => {
  const reasons: string[] = [];
  return { answer: await createFallback(load)(task, reason => reasons.push(reason)), reasons };
};

describe('the fallback', () => {
  it('is greedy', async () => {
    const report = decide(greedyPlayer(game, blank as never).consider(question));
    expect(report.move).toBe('take 3'); // takes the last sticks
    expect(await answer(loadNim, choose)).toEqual({ answer: { kind: 'report', report }, reasons: [] });
  });

  it('is random where greedy fails too, and says so', async () => {
    const report = decide(randomPlayer(game).consider(question));
    expect(await answer(ignorant, choose)).toEqual({
      answer: { kind: 'report', report },
      reasons: ['Error: not found'],
    });
  });

  it('gives greedy advice, or none', async () => {
    const { answer: advised } = await answer(loadNim, advise);
    expect(advised).toMatchObject({ kind: 'advice', advice: [{ move: 'take 3' }, {}] });
    expect((await answer(ignorant, advise)).answer).toEqual({ kind: 'advice', advice: [] });
  });
});
