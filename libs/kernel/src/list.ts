/** The element at an index that must exist; throws if it does not. */
export const nth = <T>(list: readonly T[], index: number): T => {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
};

export const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/** `[0, 1, … count - 1]`. */
export const range = (count: number): number[] => {
  const numbers: number[] = [];
  for (let number = 0; number < count; number++) numbers.push(number);
  return numbers;
};

/** A record with one entry for each key of a vocabulary. */
export const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T): { readonly [key in K]: T } =>
  Object.fromEntries(keys.map(key => [key, make(key)])) as { [key in K]: T };

/** Ranks points, best first; ties share the better place: 1, 1, 3. */
export const ranking = (points: readonly number[]): number[] =>
  points.map(own => 1 + points.filter(other => other > own).length);
