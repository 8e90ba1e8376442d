import { type ChallengeResult, type Progress, parseProgress, withAnswer, withChallenge, withDay } from './progress.ts';

const KEY = 'cap-diamant/puzzles';

/** What is stored; undefined without storage. */
const read = (): Progress | undefined => {
  try {
    return parseProgress(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return undefined;
  }
};

/** Progress on this device. Every change is stored at once; it builds on what another tab may have stored meanwhile. */
class StoredProgress {
  #progress = $state.raw(read() ?? parseProgress({}));

  get value(): Progress {
    return this.#progress;
  }

  answered(key: string, rating: number, right: boolean): void {
    this.#change(progress => withAnswer(progress, key, rating, right));
  }

  solvedDay(day: number): void {
    this.#change(progress => withDay(progress, day));
  }

  finishedChallenge(day: number, result: ChallengeResult): void {
    this.#change(progress => withChallenge(progress, day, result));
  }

  #change(change: (before: Progress) => Progress): void {
    const before = read() ?? this.#progress;
    const after = change(before);
    this.#progress = after;
    if (after === before) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(after));
    } catch {
      // Without storage, progress lasts until the page is closed.
    }
  }
}

export const progress = new StoredProgress();
