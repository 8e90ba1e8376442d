import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isFairShuffle, seedFrom } from './shuffle.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the seed', () => {
  it('is the secret if nobody gave any luck', () => expect(seedFrom('s', ['', '', ''])).toBe('s'));

  it('mixes the secret with the luck of each seat, empty where there is none', () => {
    expect(seedFrom('s', ['', 'été', ''])).toBe(sha256('s||été|'));
    expect(seedFrom('s', ['a', 'b'])).toBe(sha256('s|a|b'));
  });
});

describe('a shuffle', () => {
  const fair = { commitment: sha256('cap-diamant:s'), shuffle: { secret: 's', luck: ['a', ''], seed: sha256('s|a|') } };

  it('is fair if secret, luck and seed fit what was promised', () => expect(isFairShuffle(fair)).toBe(true));

  it.each([
    ['another secret', { ...fair, shuffle: { ...fair.shuffle, secret: 't' } }],
    ['another promise', { ...fair, commitment: sha256('s') }],
    ['another seed', { ...fair, shuffle: { ...fair.shuffle, seed: sha256('s|b|') } }],
    ['other luck', { ...fair, shuffle: { ...fair.shuffle, luck: ['', 'a'] } }],
    ['a game that is not over', { commitment: fair.commitment }],
  ])('is not fair with %s', (_, table) => expect(isFairShuffle(table)).toBe(false));
});
