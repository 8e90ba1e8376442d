/** Several short rounds and their median say more than one long one: a busy machine spoils some, not most. */
export const ROUNDS = 5;

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Repeats `step` for about so many seconds; the answer is how long it really took. */
export const during = (seconds: number, step: () => void): number => {
  const begun = performance.now();
  const until = begun + 1000 * seconds;
  do step();
  while (performance.now() < until);
  return (performance.now() - begun) / 1000;
};
