import { decodeNetwork, type Evaluation, type Evaluator, learnedEvaluator } from '@cap-diamant/bots';
import type { Game } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { boxOf } from '../state/game-box.ts';
import type { NouvelleFrance } from '../state/types.ts';
import { featuresOf } from './features.ts';
import { observerOf } from './outlook.ts';
import { shortlistOf } from './shortlist.ts';
import { simpleEvaluator } from './simple.ts';
import { surveyorOf } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** For a custom box. Looking up listed placements is fastest with the game's own box object; see `evaluationOf`. */
export const evaluationWithBox = (box: Box): Evaluation<NouvelleFrance> => {
  const surveyor = surveyorOf(box);
  const observe = observerOf(box, surveyor);
  const { judge, aspects } = simpleEvaluator(observe);
  const shortlist = shortlistOf(box, surveyor);
  const simple: Evaluator<NouvelleFrance> = { judge, shortlist };
  const features = featuresOf(observe);
  const learned = learnedEvaluator(features, decodeNetwork(WEIGHTS, features.size), shortlist);
  return { simple, learned, features, aspects };
};

/** For a game with custom components. */
export const evaluationOf = (game: Game<NouvelleFrance>): Evaluation<NouvelleFrance> => evaluationWithBox(boxOf(game));

/** For the game with the shipped components. */
export const evaluation: Evaluation<NouvelleFrance> = evaluationWithBox(STANDARD_BOX);
