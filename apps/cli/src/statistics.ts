/** How a list of numbers is spread. */
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
