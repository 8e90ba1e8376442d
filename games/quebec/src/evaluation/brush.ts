/** Fills a row of numbers from left to right. */
export interface Brush {
  /** A number, in units of what is much of it. */
  number(value: number, much: number): void;
  flag(value: boolean): void;
  /** One of so many places gets a 1; none does if `which` is none of them. */
  oneOf(places: number, which: number): void;
  /** How many places have been painted. */
  painted(): number;
}

export const brush = (row: Float32Array, from = 0): Brush => {
  let at = from;
  return {
    number: (value, much) => {
      row[at++] = value / much;
    },
    flag: value => {
      row[at++] = value ? 1 : 0;
    },
    oneOf: (places, which) => {
      if (which >= 0 && which < places) row[at + which] = 1;
      at += places;
    },
    painted: () => at,
  };
};
