import { describe, expect, it } from 'vitest';
import { when } from './when.ts';

const NOON = Date.UTC(2008, 6, 3, 12);
const MINUTE = 60_000;

describe('when something was', () => {
  it('uses the largest unit that fits, in each language', () => {
    expect(when('en', NOON - 20_000, NOON)).toBe('now');
    expect(when('en', NOON - 5 * MINUTE, NOON)).toBe('5 minutes ago');
    expect(when('fr', NOON - 26 * 60 * MINUTE, NOON)).toBe('hier');
    expect(when('ru', NOON - 3 * 60 * MINUTE, NOON)).toBe('3 часа назад');
  });

  it('is a date after a week', () => {
    expect(when('en', NOON - 10 * 24 * 60 * MINUTE, NOON)).toBe('June 23, 2008');
  });
});
