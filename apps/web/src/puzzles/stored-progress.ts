import { storedValue } from '../storage/stored-value.svelte.ts';
import { type ChallengeResult, type Progress, StoredShape, withAnswer, withChallenge, withDay } from './progress.ts';

const stored = storedValue<Progress>('puzzles', StoredShape);

/** Progress on this device. */
export const progress = {
  get value(): Progress {
    return stored.value;
  },

  answered(key: string, rating: number, right: boolean): void {
    stored.change(before => withAnswer(before, key, rating, right));
  },

  solvedDay(day: number): void {
    stored.change(before => withDay(before, day));
  },

  finishedChallenge(day: number, result: ChallengeResult): void {
    stored.change(before => withChallenge(before, day, result));
  },
};
