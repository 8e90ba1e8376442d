import { parentPort, workerData } from 'node:worker_threads';
import { type Evaluator, learnedEvaluator, networkOver, playLesson, playTrial } from '@cap-diamant/bots';
import { type GameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { nth } from '@cap-diamant/kernel';
import type { Order, Outcome, Task } from './task.ts';

const { game: id, units } = workerData as Order;
const { game } = await loadGame(id as GameId);
const { portrait, simple } = await loadEvaluation(id as GameId);

const evaluatorOf = (numbers: Float32Array | undefined): Evaluator =>
  numbers === undefined
    ? simple
    : learnedEvaluator(portrait, networkOver(numbers, portrait.size, units), simple.shortlist);

const carryOut = (task: Task): Outcome => {
  const { options } = nth(game.options.variants, task.variant);
  const evaluator = evaluatorOf(task.numbers);
  return task.kind === 'lesson'
    ? playLesson(game, portrait, evaluator, options, task.seed, task.curiosity)
    : playTrial(game, evaluator, simple, options, task.seed, task.place);
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(carryOut(task)));
