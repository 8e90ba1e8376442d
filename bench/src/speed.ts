import type { Game, Variant } from '@cap-diamant/kernel';
import { Dice } from './dice.ts';
import { playGame } from './play.ts';
import { during, ROUNDS } from './rounds.ts';

export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
}

/** Whole random games, set-up included, one after the other on one thread. */
export const measureSpeed = (game: Game, variant: Variant<unknown>, seconds: number): Speed => {
  const dice = new Dice(2011);
  let played = 0;
  const round = (length: number): Speed => {
    let [games, decisions] = [0, 0];
    const took = during(length, () => {
      decisions += playGame(game, variant, `bench/${played++}`, dice);
      games++;
    });
    return { gamesPerSecond: games / took, decisionsPerSecond: decisions / took };
  };
  round(2 * seconds); // the compiler needs some thousand games to warm up
  const rounds = Array.from({ length: ROUNDS }, () => round((2 * seconds) / ROUNDS));
  return rounds.reduce((best, other) => (other.gamesPerSecond > best.gamesPerSecond ? other : best));
};
