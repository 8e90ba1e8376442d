/** Rounds a coordinate to one decimal, which keeps paths short. */
export const round = (n: number): number => Math.round(n * 10) / 10;
