import { afterEach, describe, expect, it, vi } from 'vitest';
import { progress as lessons } from '../page/lesson-progress.ts';
import { keyOf } from './progress.ts';
import { progress } from './stored-progress.ts';
import { firstPuzzle, loadToday } from './today.ts';

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

  it('begins with what was learned yesterday, then continues as for everybody', async () => {
    vi.useFakeTimers({ now: EVENING, toFake: ['Date'] });
    lessons.keep('quebec', 'cascade', undefined);
    const today = await loadToday(EVENING + DAY_MS);
    const { recall } = today;
    expect(recall?.puzzle.themes).toContain('cascade');
    expect(recall?.theme('fr')).toBe('Cascade');
    expect(firstPuzzle(today)).toEqual({ page: 'puzzle', game: 'quebec', id: recall?.puzzle.id });
    progress.answered(keyOf('quebec', recall?.puzzle.id ?? ''), 1500, false);
    expect(firstPuzzle(today)).toEqual({ page: 'puzzle', game: today.puzzleGameId, id: today.puzzle.id });
    expect((await loadToday(EVENING + 2 * DAY_MS)).recall).toBeUndefined();
  });
});
