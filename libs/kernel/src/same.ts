/**
 * Deep equality of plain data; an absent key and an `undefined` one differ, as they do in JSON. What JSON would flatten
 * (a Map, a typed array, an instance of a class) equals only its own kind.
 */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every(key => Object.hasOwn(right, key) && same(left[key], right[key]));
};
