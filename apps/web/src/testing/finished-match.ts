import type { JudgedDecision } from '@cap-diamant/bots';
import { random, unwrap } from '@cap-diamant/kernel';
import { feed, type Match, openMatch, playTurn } from '@cap-diamant/match';
import { quebec } from '@cap-diamant/quebec';

/** A random game to its end. */
export const finishedMatch = (): Match => {
  const dice = random('review');
  let match = unwrap(openMatch(quebec, { options: { edition: '2011', level: 'family', players: 2 }, seed: 'review' }));
  for (let [seat] = feed(match, 0).actors; seat !== undefined; [seat] = feed(match, 0).actors)
    match = unwrap(playTurn(match, seat, [dice.pick(feed(match, seat).offered)]));
  return match as unknown as Match;
};

/** Every decision is judged as a waste of half the game. */
export const judgement = (seat: number): JudgedDecision => {
  const line = (own: number) => ({
    moves: ['send culture'],
    scores: [0, 0],
    shares: seat === 0 ? [own, 1 - own] : [1 - own, own],
  });
  return { best: line(1), played: line(0.5), doubt: 0, gains: [] };
};
