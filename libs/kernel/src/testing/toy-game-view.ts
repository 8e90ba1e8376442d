import type { Seat } from '../game.ts';
import { random } from '../random.ts';
import { BOTTLES, type State } from './toy-game-types.ts';

/** The toy game as one seat sees it: only the number of hidden bottles, and of a secret vote only that it is cast. */
export interface View extends Omit<State, 'dark' | 'votes'> {
  readonly dark: number;
  readonly next: number | null;
  readonly votes: readonly (boolean | null | 'cast')[];
}

export const view = ({ dark, votes, ...open }: State, seat?: Seat): View => ({
  ...open,
  dark: dark.length,
  next: seat !== undefined && open.peeked.includes(seat) ? (dark[0] ?? null) : null,
  votes: votes.map((vote, at) => (vote === null || at === seat ? vote : 'cast')),
});

export const imagine = ({ next, dark: _count, votes, ...open }: View, seed: string): State => {
  const dice = random(seed);
  const numbers = Array.from({ length: BOTTLES }, (_, at) => at + 1);
  const unseen = dice.shuffle(numbers.filter(bottle => bottle !== next && !open.drawn.includes(bottle)));
  return {
    ...open,
    dark: next === null ? unseen : [next, ...unseen],
    votes: votes.map(vote => (vote === 'cast' ? dice.below(2) === 1 : vote)),
  };
};
