import * as v from 'valibot';

/** Characters as people count them: an emoji outside the basic plane is one. */
const lengthOf = (text: string): number => [...text].length;

/** Half of a surrogate pair is no character: it cannot be stored or hashed as UTF-8. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** A text of some length, counted in characters. */
export const text = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      given => lengthOf(given) >= least && lengthOf(given) <= most,
      `expected ${least === 0 ? 'at most' : `${least} to`} ${most} characters`,
    ),
  );

/** A text that is shown to people or hashed. */
export const wellFormed = v.check(isWellFormed, 'expected whole Unicode characters');

export const count = v.pipe(
  v.number(),
  v.check(n => Number.isSafeInteger(n) && n >= 0, 'expected a whole number from 0'),
);

export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
