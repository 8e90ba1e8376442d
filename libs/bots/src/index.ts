export type { Evaluation } from './evaluation.ts';
export { type Evaluator, type Judgement, leadOf, sharesOf } from './evaluator.ts';
export { type Carelessness, greedyPlayer } from './greedy.ts';
export { countOf, type Network, networkOver } from './learning/network.ts';
export { learnedEvaluator, type Portrait } from './learning/portrait.ts';
export type { Candidate, Player, Question, Report, Thought } from './player.ts';
export { randomPlayer } from './random.ts';
export { type Budget, decide, type Pace, think } from './think.ts';
