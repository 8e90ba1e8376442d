import { describe, expect, it } from 'vitest';
import { listing } from './listing.ts';

describe('lists', () => {
  it('join the last two with a word', () => {
    expect(listing('fr')(['Anna', 'Ben'])).toBe('Anna et Ben');
    expect(listing('en')(['Anna', 'Ben'])).toBe('Anna and Ben');
    expect(listing('ru')(['Анна', 'Борис', 'Вера'])).toBe('Анна, Борис и Вера');
  });
});
