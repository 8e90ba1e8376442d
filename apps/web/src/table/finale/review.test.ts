import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/table.ts';
import { Review } from './review.svelte.ts';

const tableOf = (leads: readonly number[]) => {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const table = {
    outcome: { winners: [0], scores: [30, 0], ranking: [1, 2] },
    turnStarts: () => [...leads.keys()],
    judge: (at: number, signal: AbortSignal) =>
      new Promise<{ at: number; seat: number; scores: readonly number[] }>((resolve, reject) => {
        asked.push(at);
        signal.addEventListener('abort', () => reject(new Error('withdrawn')));
        waiting.push(() => resolve({ at, seat: 0, scores: [leads[at] ?? 0, 0] }));
      }),
  };
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await settled();
  };
  return { table, asked, answer };
};

describe('the review of a game', () => {
  it('asks for one turn after the other and ends with the real result', async () => {
    const { table, asked, answer } = tableOf([0, 10]);
    const review = new Review(table);
    void review.start();
    expect([asked, review.done, review.running]).toEqual([[0], 0, true]);
    await answer();
    expect([asked, review.done, review.points]).toEqual([[0, 1], 1, []]);
    await answer();
    expect([review.running, review.finished]).toEqual([false, true]);
    expect(review.points.map(({ swing }) => swing)).toEqual([10, 20]);
  });

  it('can be stopped, keeps what it knows, and goes on from there', async () => {
    const { table, asked, answer } = tableOf([0, 10, 0]);
    const review = new Review(table);
    void review.start();
    await answer();
    review.stop();
    await settled();
    expect([review.running, review.done]).toEqual([false, 1]);
    void review.start();
    expect(asked).toEqual([0, 1, 1]);
  });
});
