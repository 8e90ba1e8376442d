import { decodeNumbers, encodeNumbers, type SelfPlayGame } from '@cap-diamant/bots';
import type { Outcome, SelfPlayTask, TrialTask, WorkerConfig } from './task.ts';

/** What all games of one generation have in common, for workers on other machines. */
export interface TrainingBody extends WorkerConfig {
  /** The network as text; without one the hand-made evaluator plays. */
  readonly numbers?: string;
}

/** One game, without what all of them have in common. */
export type TrainingPart = Omit<SelfPlayTask, 'numbers'> | Omit<TrialTask, 'numbers'>;

/** The result of a game as JSON takes it. */
export type SharedOutcome =
  | number
  | (Omit<SelfPlayGame, 'rows' | 'points'> & { readonly rows: string; readonly points: string });

export const shareOutcome = (outcome: Outcome): SharedOutcome =>
  typeof outcome === 'number'
    ? outcome
    : { ...outcome, rows: encodeNumbers(outcome.rows), points: encodeNumbers(outcome.points) };

export const outcomeFrom = (shared: SharedOutcome): Outcome =>
  typeof shared === 'number'
    ? shared
    : { ...shared, rows: decodeNumbers(shared.rows), points: decodeNumbers(shared.points) };
