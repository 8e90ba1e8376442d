import { describe, expect, it } from 'vitest';
import { botSeed } from './seed.ts';

describe('the seed a bot gets', () => {
  it('is the same for the same point of the same match, and no other', () => {
    expect(botSeed('m', 3)).toBe(botSeed('m', 3));
    expect(new Set([botSeed('m', 3), botSeed('m', 4), botSeed('n', 3), botSeed(undefined, 3)]).size).toBe(4);
  });

  it('is a hash that does not contain the seed of the match', () => {
    const seed = botSeed('beef', 0);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(seed).not.toContain('beef');
  });
});
