import type { Game, Json, Types } from '../game.ts';
import type { Start } from '../record.ts';
import { ok, type Result } from '../result.ts';
import { isFields } from './fields.ts';
import type { Scene } from './lesson.ts';

/** Changes some fields, deep down; lists are replaced. */
const merged = (value: Json, change: Json): Json => {
  if (!isFields(value) || !isFields(change)) return change;
  const changed = Object.entries(change).map(([key, to]) => [key, merged(value[key] ?? null, to)]);
  return { ...value, ...Object.fromEntries(changed) };
};

/** How a match of this scene starts, before its moves. */
export const sceneStart = <G extends Types>(game: Game<G>, { options, seed, set }: Scene): Result<Start> => {
  if (set === undefined) return ok({ options, seed });
  const parsed = game.options.parse(options);
  if (!parsed.ok) return parsed;
  return ok({ position: merged(game.notation.formatPosition(game.setup(parsed.value, seed)), set) });
};
