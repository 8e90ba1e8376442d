import { parentPort, workerData } from 'node:worker_threads';
import { type Evaluator, learnedEvaluator, networkOver, playTrial, selfPlay } from '@cap-diamant/bots';
import { type GameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { nth } from '@cap-diamant/kernel';
import type { Outcome, Task, WorkerConfig } from './task.ts';

const { game: id, units } = workerData as WorkerConfig;
const { game } = await loadGame(id as GameId);
const { features, simple } = await loadEvaluation(id as GameId);

const evaluatorOf = (numbers: Float32Array | undefined): Evaluator =>
  numbers === undefined
    ? simple
    : learnedEvaluator(features, networkOver(numbers, features.size, units), simple.shortlist);

const carryOut = (task: Task): Outcome => {
  const { options } = nth(game.options.variants, task.variant);
  const evaluator = evaluatorOf(task.numbers);
  return task.kind === 'self-play'
    ? selfPlay(game, features, evaluator, options, task.seed, task.exploration)
    : playTrial(game, evaluator, simple, options, task.seed, task.place);
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(carryOut(task)));
