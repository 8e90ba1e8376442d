import type { Effort, GameSource, JudgedDecision } from '@cap-diamant/bots';
import type { Seat } from '@cap-diamant/kernel';

/** What every thread gets when it starts. */
export interface ThreadConfig {
  readonly source: GameSource;
}

/** Decisions to be judged: what the seat saw before the first of them, and what it played. All of it survives JSON. */
export interface JudgeTask {
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly played: readonly unknown[];
  readonly effort: Effort;
}

/**
 * Judges all tasks, in any order, and tells each result. Resolves with false if one could not be judged or somebody
 * stopped it.
 */
export type JudgeAll = (
  source: GameSource,
  tasks: readonly JudgeTask[],
  judged: (n: number, decisions: readonly JudgedDecision[]) => void,
) => Promise<boolean>;

/** The program of a thread that judges for others. */
export const REVIEW_THREAD = new URL('./worker.js', import.meta.url);
