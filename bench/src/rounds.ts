/**
 * The best of several short rounds: other programs on a shared machine can only take time away, sometimes for seconds.
 * The result shows the speed of the rules, not how busy the machine was.
 */
export const ROUNDS = 10;

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Repeats `step` for about this many seconds; returns the seconds it really took. */
export const during = (seconds: number, step: () => void): number => {
  const begun = performance.now();
  const until = begun + 1000 * seconds;
  do step();
  while (performance.now() < until);
  return (performance.now() - begun) / 1000;
};
