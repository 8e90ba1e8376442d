import type { Game, Variant } from '@cap-diamant/kernel';
import { Dice } from './dice.ts';
import { during, ROUNDS } from './rounds.ts';
import { decisionsOf } from './samples.ts';

const GAMES = 8;

/** How long it takes to say why a move is illegal: moves of one position, tried in others. In nanoseconds. */
export const measureRefusal = (game: Game, variant: Variant<unknown>, seconds: number): number => {
  const dice = new Dice(1690);
  const samples = Array.from({ length: GAMES }, (_, at) => decisionsOf(game, variant, `why/${at}`, dice)).flat();
  const questions = samples.map(({ state, seat }) => ({
    state,
    seat,
    move: samples[dice.below(samples.length)]?.move,
  }));
  let named = 0;
  const round = (length: number): number => {
    let asked = 0;
    const took = during(length, () => {
      for (const { state, seat, move } of questions) if (game.refusal(state, seat, move) !== undefined) named++;
      asked += questions.length;
    });
    return (1e9 * took) / asked;
  };
  round(seconds / 2);
  const rounds = Array.from({ length: ROUNDS }, () => round(seconds / ROUNDS));
  return named >= 0 ? Math.min(...rounds) : Number.NaN; // reads the count, so that no answer is optimised away
};
