import type { Game } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../advice/explain.ts';
import type { Evaluation } from '../learning/evaluation.ts';
import { decide } from '../players/think.ts';
import { nim } from '../testing/nim.ts';
import { nimEvaluation, nimQuestion } from '../testing/nim-bots.ts';
import { createOpponent } from './create-opponent.ts';
import { withSecondOpinion } from './second-opinion.ts';

const game = nim as Game;
const evaluation = nimEvaluation as Evaluation;
const question = nimQuestion('search:200');

const advised = async () => {
  const opponent = await createOpponent('search:200', game, async () => evaluation);
  if (opponent === undefined) throw new Error('no such bot');
  return explain(game, evaluation, question, decide(opponent.player.consider(question), 200), 3);
};

describe('a second opinion', () => {
  it('leaves good advice as it is', async () => {
    const advice = await advised();
    expect(withSecondOpinion(game, evaluation, question, advice)).toBe(advice);
  });

  it('puts what a review finds best before a favourite that loses', async () => {
    const [best, ...others] = await advised();
    const wrong = withSecondOpinion(game, evaluation, question, [...others, ...(best ? [best] : [])]);
    expect(wrong).toHaveLength(others.length + 1);
    expect(wrong[0]?.move).toEqual(best?.move);
    expect(wrong[0]?.lost).toBe(0);
    expect(new Set(wrong.map(({ move }) => game.notation.formatMove(move))).size).toBe(wrong.length);
  });
});
