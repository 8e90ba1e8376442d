import type { Emit } from './game.ts';

const copyObject = (value: object): object => {
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = copyOf(part);
  return copy;
};

/** A deep copy of plain data. Anything else is returned as is: JSON would not keep it either. */
export const copyOf = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  return Object.getPrototypeOf(value) === Object.prototype ? (copyObject(value) as T) : value;
};

/**
 * Passes on copies of effects. Rules may emit parts of the state they are still building; the listener's effects never
 * change afterwards. Nothing is copied if nobody listens.
 */
export const emitCopies = <Effect>(emit: Emit<Effect> | undefined): Emit<Effect> | undefined =>
  emit && ((effect, only) => emit(copyOf(effect), only));
