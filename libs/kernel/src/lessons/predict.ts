import type { Game, Json, Types } from '../game.ts';
import { findMove } from '../legal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Question } from './lesson.ts';
import { meets, valueAt } from './pattern.ts';
import { perform } from './script.ts';

const isNumber = (value: Json | undefined): value is number => typeof value === 'number';

/** The seat with the most, in a list by seat. */
const most = (list: Json | undefined): number | undefined => {
  if (!Array.isArray(list) || !list.every(isNumber)) return undefined;
  return list.indexOf(Math.max(...list));
};

const combined = (values: readonly (Json | undefined)[], by: 'first' | 'sum' | 'most'): Json | undefined => {
  if (by === 'most') return most(values[0]);
  if (by === 'first') return values[0];
  return values.every(isNumber) ? values.reduce((total, value) => total + value, 0) : undefined;
};

/** What the rules say to a prediction. */
export const predict = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  question: Question,
): Result<number | string> => {
  if ('legal' in question) {
    const seat = game.actors(state)[0] ?? 0;
    return ok(findMove(game, state, seat, question.legal).ok ? 'yes' : 'no');
  }
  const { after, effect, take, by = 'first' } = question;
  const done = perform(game, state, after);
  if (!done.ok) return done;
  const values = done.value.effects.filter(each => meets(effect, each)).map(each => valueAt(each, take));
  const value = combined(values, by);
  return typeof value === 'number' || typeof value === 'string'
    ? ok(value)
    : fail(`no answer: "${take}" of ${JSON.stringify(effect)} after ${after.join(', ')}`);
};
