import { random } from '@cap-diamant/kernel';
import { fit, type Learner, newLearner } from './learner.ts';
import type { Exploration, SelfPlayGame } from './self-play.ts';

/** How a network is trained: each generation plays against itself and is fitted to the results. */
export interface TrainingPlan {
  readonly generations: number;
  /** Games in each generation, cycling through the variants. */
  readonly games: number;
  readonly units: number;
  readonly seed: string;
}

/** One game of self-play to be played. */
export interface SelfPlayPlan {
  readonly seed: string;
  readonly exploration: Exploration;
}

/** The first generation plays by the hand-made evaluator: it explores more, so that the learner sees many kinds of positions. */
const FIRST: Exploration = { points: 1.5, opening: 8 };
const LATER: Exploration = { points: 0.7, opening: 8 };

export const selfPlayPlan = ({ seed }: TrainingPlan, generation: number, game: number): SelfPlayPlan => ({
  seed: `${seed}/${generation}/${game}`,
  exploration: generation === 0 ? FIRST : LATER,
});

/** The salts in these seeds must not change: others would train other networks than those in the repository. */
export const createLearner = ({ units, seed }: TrainingPlan, inputs: number): Learner =>
  newLearner(inputs, units, random(`${seed}/student`));

const EPOCHS = 3;
const FASTEST = 1e-3;
const SLOWEST = 1e-4;
/** For this many generations only the final result counts; afterwards the network's own expectations do too. */
const BY_RESULT_ALONE = 3;
const TRACE = 0.7;

/** Fits the network to the games of one generation; returns the mean error in points. */
export const trainGeneration = (
  learner: Learner,
  games: readonly SelfPlayGame[],
  plan: TrainingPlan,
  generation: number,
): number => {
  const rate = FASTEST * (1 - generation / plan.generations) + SLOWEST;
  const trace = generation < BY_RESULT_ALONE ? 1 : TRACE;
  const dice = random(`${plan.seed}/${generation}/study`);
  let error = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) error = fit(learner, games, { trace, rate }, dice);
  return error;
};
