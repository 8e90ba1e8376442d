import { afterEach, describe, expect, it, vi } from 'vitest';
import { progress as lessons } from '../learn/progress.svelte.ts';
import { loadToday } from './today.ts';

const EVENING = Date.UTC(2026, 10, 17, 20);
const DAY_MS = 86_400_000;

afterEach(() => vi.useRealTimers());

describe('today', () => {
  it('has the same puzzle and challenge for everybody', async () => {
    const [one, other] = [await loadToday(EVENING), await loadToday(EVENING - 5 * 3_600_000)];
    expect([one.puzzle, one.challenge]).toEqual([other.puzzle, other.challenge]);
    expect((await loadToday(EVENING + DAY_MS)).puzzle).not.toEqual(one.puzzle);
    expect(one.recall).toBeUndefined();
  });

  it('begins with what was learned yesterday', async () => {
    vi.useFakeTimers({ now: EVENING, toFake: ['Date'] });
    lessons.keep('quebec', 'cascade', undefined);
    const { recall } = await loadToday(EVENING + DAY_MS);
    expect(recall?.puzzle.themes).toContain('cascade');
    expect(recall?.theme('fr')).toBe('Cascade');
    expect((await loadToday(EVENING + 2 * DAY_MS)).recall).toBeUndefined();
  });
});
