/** The distribution of a list of numbers. */
export interface Spread {
  readonly min: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly mean: number;
  readonly max: number;
}

const at = (sorted: Float64Array, share: number): number => {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
};

/** Quantiles between two numbers are interpolated. */
export const spread = (numbers: readonly number[]): Spread => {
  const sorted = Float64Array.from(numbers).sort();
  const total = sorted.reduce((sum, n) => sum + n, 0);
  return {
    min: at(sorted, 0),
    quarter: at(sorted, 0.25),
    median: at(sorted, 0.5),
    threeQuarters: at(sorted, 0.75),
    mean: total / sorted.length,
    max: at(sorted, 1),
  };
};

/** The quantile of a list at a share from 0 to 1. */
export const quantile = (numbers: readonly number[], share: number): number =>
  at(Float64Array.from(numbers).sort(), share);

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95% of a normal distribution lies within this many standard deviations. */
const Z = 1.959964;

/** Wilson's 95% interval for a share observed in a number of trials. */
export const wilson = (successes: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
