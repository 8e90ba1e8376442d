import { createLearner, type Learner, selfPlayPlan, type TrainingPlan, trainGeneration } from '@cap-diamant/bots';
import { range, sum } from '@cap-diamant/kernel';
import type { Checkpoint, Strength } from './checkpoint.ts';
import type { TrainingPool } from './pool.ts';

/** How often the strength is measured. */
const MEASURED_EVERY = 4;

/** What a training reports as it runs. */
interface Watcher {
  playing(generation: number, done: number, games: number): void;
  /** A generation is finished. */
  learned(checkpoint: Checkpoint, error: number): void;
}

const isMeasured = (generation: number, { generations }: TrainingPlan): boolean =>
  generation % MEASURED_EVERY === MEASURED_EVERY - 1 || generation === generations - 1;

export interface Training {
  readonly plan: TrainingPlan;
  readonly pool: TrainingPool;
  /** Over how many games the strength is measured. */
  readonly trials: number;
  /** How many variants the game has: self-play and trials cycle through them. */
  readonly variants: number;
  readonly watch: Watcher;
  /** A clock in seconds. */
  now(): number;
}

const playGeneration = async (learner: Learner, generation: number, training: Training): Promise<number> => {
  const { plan, pool, variants, watch } = training;
  const numbers = generation === 0 ? undefined : learner.average.slice();
  const tasks = range(plan.games).map(game => ({
    kind: 'self-play' as const,
    numbers,
    variant: game % variants,
    ...selfPlayPlan(plan, generation, game),
  }));
  const games = await pool.selfPlay(tasks, done => watch.playing(generation, done, plan.games));
  return trainGeneration(learner, games, plan, generation);
};

/** The share of hand-made opponents beaten, over all variants and seats. */
const measure = async (learner: Learner, generation: number, training: Training): Promise<Strength> => {
  const { plan, pool, variants, trials } = training;
  const tasks = range(trials).map(game => ({
    kind: 'trial' as const,
    numbers: learner.average.slice(),
    variant: game % variants,
    seed: `${plan.seed}/trial ${game}`,
    place: Math.floor(game / variants) + game,
  }));
  const beaten = await pool.trials(tasks, () => {});
  return { generation, beaten: sum(beaten) / trials, games: trials };
};

export const beginTraining = (game: string, plan: TrainingPlan, inputs: number): Checkpoint => ({
  game,
  plan,
  generation: 0,
  seconds: 0,
  learner: createLearner(plan, inputs),
  strengths: [],
});

/** Runs from a checkpoint to the end of its plan. */
export const train = async (from: Checkpoint, training: Training): Promise<Checkpoint> => {
  let checkpoint = from;
  while (checkpoint.generation < training.plan.generations) {
    const { generation, learner, strengths, seconds } = checkpoint;
    const begun = training.now();
    const error = await playGeneration(learner, generation, training);
    const measured = isMeasured(generation, training.plan) ? [await measure(learner, generation, training)] : [];
    checkpoint = {
      ...checkpoint,
      generation: generation + 1,
      seconds: seconds + training.now() - begun,
      strengths: [...strengths, ...measured],
    };
    training.watch.learned(checkpoint, error);
  }
  return checkpoint;
};
