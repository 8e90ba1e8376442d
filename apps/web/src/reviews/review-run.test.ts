import { judgeSeed, THOROUGH } from '@cap-diamant/bots';
import { outcomeOf } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { finishedMatch, judgement } from '../testing/finished-match.ts';
import { settled } from '../testing/table.ts';
import { ReviewRun } from './review-run.svelte.ts';
import type { KeptReview } from './review-storage.ts';

const MATCH = finishedMatch();

/** A review whose judge answers when the test says so. */
const opened = (stored = new Map<string, KeptReview>(), fails: (playouts: number) => boolean = () => false) => {
  const waiting: (() => void)[] = [];
  const seeds = new Set<string>();
  const run = new ReviewRun('one', MATCH, outcomeOf(MATCH) ?? expect.unreachable(), {
    load: async id => stored.get(id),
    save: async review => void stored.set(review.id, review),
    soon: run => run(),
    processors: 2,
    judge: ({ question, played, effort }) =>
      new Promise(resolve => {
        seeds.add(question.seed);
        const judged = () => (fails(effort.playouts) ? undefined : played.map(() => judgement(question.seat)));
        waiting.push(() => resolve(judged()));
      }),
  });
  const answer = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count++) {
      await settled();
      waiting.shift()?.();
    }
    await settled();
  };
  return { run, answer, waiting, stored, seeds };
};

describe('the review of a game', () => {
  it('first looks at every decision, then judges each thoroughly', async () => {
    const { run, answer, seeds } = opened();
    void run.start();
    await answer(run.total - 1);
    expect([run.sketched, run.done]).toEqual([false, 0]);
    await answer(1);
    expect([run.sketched, run.done, run.finished]).toEqual([true, 0, false]);
    await answer(run.total);
    expect([run.done, run.finished, run.running]).toEqual([run.total, true, false]);
    expect(run.review.decisions.every(({ grade }) => grade === 'blunder')).toBe(true);
    expect(run.review.engine.effort).toEqual(THOROUGH);
    // As hints do, so that a review judges in the same worlds what they advised.
    expect(seeds).toContain(judgeSeed(0));
  });

  it('is stored when it stops, and whoever opens it next goes on from there', async () => {
    const { run, answer, stored } = opened();
    void run.start();
    await answer(run.total + 3);
    run.toggle();
    expect([run.running, run.paused]).toEqual([false, true]);
    const next = opened(stored);
    await next.run.restore();
    expect([next.run.sketched, next.run.done]).toEqual([true, run.done]);
    void next.run.start();
    await next.answer(next.run.total - run.done);
    expect(next.run.finished).toBe(true);
  });

  it('is stored now and then, in case the page is closed', async () => {
    const { run, answer, stored } = opened();
    void run.start();
    await answer(30);
    expect(stored.get('one')?.verdicts.filter(verdict => verdict !== undefined)).toHaveLength(25);
  });

  it('keeps the first look where the judge fails, says so, and tries again when asked', async () => {
    let isBroken = true;
    const { run, answer, stored } = opened(new Map(), playouts => isBroken && playouts > 0);
    void run.start();
    await answer(run.total * 2);
    expect([run.failed, run.running, run.sketched, run.done]).toEqual([true, false, true, 0]);
    expect(stored.get('one')?.verdicts.every(verdict => verdict?.playouts !== THOROUGH.playouts)).toBe(true);
    isBroken = false;
    run.toggle();
    await answer(run.total);
    expect([run.failed, run.finished]).toEqual([false, true]);
  });

  it('does not use judgements of another engine or of other moves', async () => {
    const { run, answer, stored } = opened();
    void run.start();
    await answer(run.total * 2);
    const kept = stored.get('one') ?? expect.unreachable();
    for (const other of [
      { ...kept, engine: kept.engine + 1 },
      { ...kept, moves: `${kept.moves},x` },
    ]) {
      const { run: fresh } = opened(new Map([['one', other]]));
      await fresh.restore();
      expect([fresh.sketched, fresh.done]).toEqual([false, 0]);
    }
  });
});
