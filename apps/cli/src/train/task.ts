import type { Curiosity, Lesson } from '@cap-diamant/bots';

/** One game for a thread to play; without numbers the hand-made evaluator plays. */
export type Task =
  | {
      readonly kind: 'lesson';
      readonly numbers: Float32Array | undefined;
      readonly variant: number;
      readonly seed: string;
      readonly curiosity: Curiosity;
    }
  | {
      readonly kind: 'trial';
      readonly numbers: Float32Array;
      readonly variant: number;
      readonly seed: string;
      /** Which seat plays by what has been learned. */
      readonly place: number;
    };

export type LessonTask = Extract<Task, { kind: 'lesson' }>;
export type TrialTask = Extract<Task, { kind: 'trial' }>;

/** What became of it: a lesson, or the part of the opponents that were beaten. */
export type Outcome = Lesson | number;

/** What a thread is told when it starts. */
export interface Order {
  readonly game: string;
  readonly units: number;
}
