import type { Json } from '../game.ts';
import { same } from '../same.ts';
import { isFields } from './fields.ts';
import type { Pattern } from './lesson.ts';

const allows = (wanted: Json, value: Json | undefined): boolean =>
  Array.isArray(wanted) && !Array.isArray(value) ? wanted.some(each => same(each, value)) : same(wanted, value);

/** Whether an effect, in the game's notation, has the fields of a pattern. */
export const meets = (pattern: Pattern, effect: Json): boolean =>
  isFields(effect) && Object.entries(pattern).every(([key, wanted]) => allows(wanted, effect[key]));

/** Whether every pattern is met by one of these effects. */
export const reaches = (goal: readonly Pattern[], effects: readonly Json[]): boolean =>
  goal.every(pattern => effects.some(effect => meets(pattern, effect)));

/** The value at a path such as `points.0`. */
export const valueAt = (value: Json, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (found, key) =>
        Array.isArray(found) ? (found as readonly Json[])[Number(key)] : isFields(found) ? found[key] : undefined,
      value,
    );
