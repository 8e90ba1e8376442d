import type { Exploration, SelfPlayGame } from '@cap-diamant/bots';

/** One game for a thread to play; without parameters the hand-made evaluator plays. */
export type Task =
  | {
      readonly kind: 'self-play';
      readonly numbers: Float32Array | undefined;
      readonly variant: number;
      readonly seed: string;
      readonly exploration: Exploration;
    }
  | {
      readonly kind: 'trial';
      readonly numbers: Float32Array;
      readonly variant: number;
      readonly seed: string;
      /** The seat that plays by the learned evaluator. */
      readonly place: number;
    };

export type SelfPlayTask = Extract<Task, { kind: 'self-play' }>;
export type TrialTask = Extract<Task, { kind: 'trial' }>;

/** The result of a task: a game of self-play, or the share of opponents beaten. */
export type Outcome = SelfPlayGame | number;

/** What every worker thread gets when it starts. */
export interface WorkerConfig {
  readonly game: string;
  readonly units: number;
}
