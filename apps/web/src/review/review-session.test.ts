import type { JudgedDecision } from '@cap-diamant/bots';
import { nth } from '@cap-diamant/kernel';
import { outcomeOf } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { ReviewRun } from '../reviews/review-run.svelte.ts';
import { finishedMatch, judgement } from '../testing/finished-match.ts';
import { settled } from '../testing/table.ts';
import { ReviewSession } from './review-session.svelte.ts';

const MATCH = finishedMatch();
const NAMES = ['Anne', 'Luc'];

/** A reviewed game; the judge of second tries answers when the test says so. */
const opened = async () => {
  let isReviewed = false;
  let answer: (judged: readonly JudgedDecision[] | undefined) => void = () => undefined;
  let signal: { readonly aborted: boolean } | undefined;
  const run = new ReviewRun('one', MATCH, outcomeOf(MATCH) ?? expect.unreachable(), {
    load: async () => undefined,
    save: async () => undefined,
    soon: show => show(),
    processors: 2,
    judge: ({ question, played }, asked) => {
      if (!isReviewed) return Promise.resolve(played.map(() => judgement(question.seat)));
      signal = asked;
      return new Promise(resolve => {
        answer = resolve;
      });
    },
  });
  await run.start();
  isReviewed = true;
  const session = new ReviewSession(
    run,
    NAMES.map(name => ({ name, colour: 'red' })),
  );
  session.select(nth(run.review.decisions, 0));
  /** Plays something else in place of the selected decision. */
  const play = async () => {
    const feed = session.source.feed();
    await session.source.send({
      kind: 'play',
      seat: nth(session.source.seats, 0),
      moves: [nth(feed.offered, 0)],
      revision: feed.revision,
    });
  };
  const judge = async (judged: readonly JudgedDecision[] | undefined) => {
    answer(judged);
    await settled();
  };
  return { session, play, judge, signal: () => signal };
};

describe('a second try', () => {
  it('is graded once it is judged', async () => {
    const { session, play, judge } = await opened();
    session.tryAgain();
    await play();
    expect(session.activity.kind).toBe('judging');
    await judge([judgement(0)]);
    expect(session.activity).toEqual({ kind: 'tried', grade: 'blunder' });
  });

  it('can be made again if nobody could judge it', async () => {
    const { session, play, judge } = await opened();
    session.tryAgain();
    await play();
    await judge(undefined);
    expect(session.activity.kind).toBe('unjudged');
    expect(session.source.seats).toEqual([session.selected?.seat]);
    await play();
    expect(session.activity.kind).toBe('judging');
  });

  it('is forgotten when the better line is shown meanwhile', async () => {
    const { session, play, judge, signal } = await opened();
    session.tryAgain();
    await play();
    session.showLine(1);
    expect(signal()?.aborted).toBe(true);
    await judge([judgement(0)]);
    expect(session.activity).toEqual({ kind: 'line', step: 1 });
  });
});
