import type { Exploration, SelfPlayGame } from '@cap-diamant/bots';

/** One game for a thread to play; without numbers the hand-made evaluator plays. */
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
      /** Which seat plays by what has been learned. */
      readonly place: number;
    };

export type SelfPlayTask = Extract<Task, { kind: 'self-play' }>;
export type TrialTask = Extract<Task, { kind: 'trial' }>;

/** What became of it: a game of self-play, or the part of the opponents that were beaten. */
export type Outcome = SelfPlayGame | number;

/** What every worker thread is given when it starts. */
export interface WorkerConfig {
  readonly game: string;
  readonly units: number;
}
