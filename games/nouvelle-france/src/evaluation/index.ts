import type { Evaluation, Evaluator } from '@cap-diamant/bots';
import type { Box } from '../box.ts';
import { type NouvelleFrance, STANDARD_BOX } from '../game.ts';
import { observerOf } from './outlook.ts';
import { portraitOf } from './portrait.ts';
import { shortlistOf } from './shortlist.ts';
import { simpleEvaluator, type Weights } from './simple.ts';

export const evaluationWithBox = (box: Box, weights?: Weights): Evaluation<NouvelleFrance> => {
  const observer = observerOf(box);
  const { judge, aspects } = simpleEvaluator(observer, weights);
  const simple: Evaluator<NouvelleFrance> = { judge, shortlist: shortlistOf(box, observer.surveyor) };
  return { simple, learned: simple, portrait: portraitOf(observer), aspects };
};

/** For the game with the components as shipped. */
export const evaluation: Evaluation<NouvelleFrance> = evaluationWithBox(STANDARD_BOX);
