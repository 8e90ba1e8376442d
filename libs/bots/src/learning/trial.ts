import { type Game, nth, range, type Seat, sum, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import { greedyPlayer } from '../players/greedy.ts';
import { decide } from '../players/think.ts';

/**
 * One seat plays by one evaluator, all others by another. Returns the share of opponents it beats, ties counting half.
 */
export const playTrial = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  against: Evaluator<G>,
  options: G['options'],
  seed: string,
  place: number,
): number => {
  let state = game.setup(options, seed);
  const seats = game.seats(state);
  const own = place % seats;
  const players = range(seats).map(seat => greedyPlayer(game, seat === own ? evaluator : against));
  for (let decision = 0; game.actors(state).length > 0; decision++) {
    const seat = nth(game.actors(state), 0);
    const question = { view: game.view(state, seat), seat, seed: `${seed}/${decision}` };
    state = game.apply(state, seat, decide(nth(players, seat).consider(question)).move);
  }
  return beaten(game.outcome(state)?.ranking ?? [], own);
};

const beaten = (ranking: readonly number[], own: Seat): number => {
  const others = ranking.filter((_, seat) => seat !== own);
  const points = others.map(rank => (rank > nth(ranking, own) ? 1 : rank === ranking[own] ? 0.5 : 0));
  return sum(points) / others.length;
};
