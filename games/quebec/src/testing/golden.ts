import {
  type GameRecord,
  type Json,
  legalTexts,
  nth,
  type Play,
  type Points,
  random,
  recordOf,
  type Seat,
  unwrap,
  type Variant,
} from '@cap-diamant/kernel';
import { quebec } from '../index.ts';
import type { Options } from '../model/options.ts';
import type { State } from '../model/state.ts';

/** A whole game with its expected results: the position at the end of every century, and the final points. */
export interface Golden extends GameRecord {
  readonly centuries: readonly { readonly after: number; readonly position: Json }[];
  readonly scores: readonly Points[];
}

/** Picks a kind of move first and then a move, so that the many ways to send a worker do not crowd out the rest. */
const choose = (texts: readonly string[], dice: ReturnType<typeof random>): string => {
  const kinds = [...new Set(texts.map(text => nth(text.split(' '), 0)))];
  const kind = dice.pick(kinds);
  return dice.pick(texts.filter(text => text.split(' ')[0] === kind));
};

/** Plays the golden game of a variant again. */
export const playGolden = ({ name, players, options }: Variant<Options>): Golden => {
  const seed = `golden ${name} ${players}`;
  const dice = random(`${seed}/choices`);
  const first = quebec.setup(options, seed);
  const plays: Play[] = [];
  const centuries: { after: number; position: Json }[] = [];
  let state: State = first;
  for (let actors = quebec.actors(state); actors.length > 0; actors = quebec.actors(state)) {
    const seat: Seat = nth(actors, 0);
    const move = choose(legalTexts(quebec, state, seat), dice);
    const { century } = state;
    state = quebec.apply(state, seat, unwrap(quebec.notation.parseMove(move)));
    plays.push({ seat, move });
    if (state.century > century || state.over) {
      centuries.push({ after: plays.length, position: quebec.notation.formatPosition(state) });
    }
  }
  return { ...recordOf(quebec, { options, seed }, first, plays), centuries, scores: quebec.tally(state).scores };
};
