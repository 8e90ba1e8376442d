import type { Game, Law } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Stint, type Word, work } from './examine.ts';

const boxWith = (laws: readonly Law<Toy>[]) => ({
  game: toyGame as Game,
  laws: laws as readonly Law[],
  words: () => {
    throw new Error('nobody is spoken to here');
  },
});

const STINT: Stint = {
  game: 'toy',
  variants: toyGame.options.variants,
  seed: 's',
  every: 5,
  games: 40,
  share: 0,
  shares: 1,
};

const wordsOf = (laws: readonly Law<Toy>[], stint: Stint): Word[] => {
  const said: Word[] = [];
  work(boxWith(laws), stint, word => said.push(word));
  return said;
};

const gamesIn = (said: readonly Word[]): number =>
  said.reduce((sum, word) => sum + (word.kind === 'done' ? word.games : 0), 0);

describe('one thread of fuzz', () => {
  it('plays its share of the games', () => {
    expect(gamesIn(wordsOf([], STINT))).toBe(40);
    expect(gamesIn(wordsOf([], { ...STINT, share: 1, shares: 3 }))).toBe(13);
  });

  it('stops at the first broken law and hands over the game', () => {
    const law: Law<Toy> = {
      name: 'nobody gets ten',
      costly: false,
      broken: (_game, { after }) => (Math.max(...after.scores) >= 10 ? 'ten' : undefined),
    };
    const said = wordsOf([law], STINT);
    expect(said.at(-1)).toMatchObject({
      kind: 'found',
      violation: { law: 'nobody gets ten', complaint: 'ten', record: { game: 'toy' } },
    });
    expect(gamesIn(said)).toBeLessThan(40);
  });
});
