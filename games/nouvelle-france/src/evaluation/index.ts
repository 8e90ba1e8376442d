import type { Evaluation, Evaluator } from '@cap-diamant/bots';
import type { Box } from '../box.ts';
import { type NouvelleFrance, STANDARD_BOX } from '../game.ts';
import { observerOf } from './outlook.ts';
import { portraitOf } from './portrait.ts';
import { shortlistOf } from './shortlist.ts';
import { simpleEvaluator, type Weights } from './simple.ts';
import { surveyorOf } from './survey.ts';

export const evaluationWithBox = (box: Box, weights?: Weights): Evaluation<NouvelleFrance> => {
  const surveyor = surveyorOf(box);
  const observe = observerOf(box, surveyor);
  const { judge, aspects } = simpleEvaluator(observe, weights);
  const simple: Evaluator<NouvelleFrance> = { judge, shortlist: shortlistOf(box, surveyor) };
  return { simple, learned: simple, portrait: portraitOf(observe), aspects };
};

/** For the game with the components as shipped. */
export const evaluation: Evaluation<NouvelleFrance> = evaluationWithBox(STANDARD_BOX);
