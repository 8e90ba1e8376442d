import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '../testing/nim.ts';
import { nimEvaluation } from '../testing/nim-bots.ts';
import { type Effort, THOROUGH } from './effort.ts';
import { judgeSegment } from './judge.ts';
import { judgeAtOnce } from './judge-in-slices.ts';
import { assembleReview, ENGINE_VERSION, summariesOf } from './review.ts';
import { hasChoice, runReview, type SegmentVerdict } from './run-review.ts';
import { segmentsOf } from './segments.ts';
import { turningPointsOf } from './turning-points.ts';

/** Seat 0 throws away a won game with its second turn. */
const MOVES = ['take 1', 'quiet', 'take 2', 'boast', 'take 3', 'quiet', 'take 3', 'boast'];

const played = (() => {
  let state = nim.setup({ players: 2, sticks: 9 }, 's');
  const states = [state];
  const decisions = MOVES.map(move => {
    const { turn: seat } = state;
    state = nim.apply(state, seat, move);
    states.push(state);
    return { seat, move };
  });
  return { states, decisions };
})();

const segments = segmentsOf(nim, played.states, played.decisions);
const outcome = { scores: [0, 1], winners: [1], ranking: [2, 1] };
const engine = { version: ENGINE_VERSION, effort: THOROUGH };

const judge = async (segment: (typeof segments)[number], effort: Effort) =>
  judgeAtOnce(
    judgeSegment(nim, nimEvaluation, { ...segment, seed: `nim/${segment.at}` }, segment.played, {
      ...effort,
      playouts: 8 * effort.playouts,
    }),
  );

const reviewed = async (known: readonly (SegmentVerdict | undefined)[] = []) => {
  const verdicts = [...known];
  const asked: number[] = [];
  await runReview({
    segments,
    known,
    parallel: () => 2,
    judge: (segment, effort) => {
      asked.push(segment.at);
      return judge(segment, effort);
    },
    onVerdict: (index, verdict) => {
      verdicts[index] = verdict;
    },
    isStopped: () => false,
  });
  const judged = segments.map((_, index) => verdicts[index]?.decisions);
  return { verdicts, asked, review: assembleReview(engine, segments, judged, outcome) };
};

describe('the segments of a game', () => {
  it('are what one seat planned together, with what it saw before', () => {
    expect(segments.map(({ at, seat, fresh, played: moves }) => [at, seat, fresh, moves.length])).toEqual([
      [0, 0, true, 2],
      [2, 1, true, 2],
      [4, 0, true, 2],
      [6, 1, true, 2],
    ]);
    expect(nth(segments, 1).view).toEqual(played.states[2]);
    expect(segments.every(hasChoice)).toBe(true);
  });
});

describe('the review of a game', () => {
  it('looks at everything briefly before it looks thoroughly', async () => {
    const { asked } = await reviewed();
    expect(asked).toEqual([0, 2, 4, 6, 0, 2, 4, 6]);
  });

  it('finds the blunder, the better line and nothing else wrong with that turn', async () => {
    const { review } = await reviewed();
    const blunder = review.decisions.find(({ at }) => at === 4);
    expect(blunder).toMatchObject({ seat: 0, played: 'take 3', grade: 'blunder' });
    expect(blunder?.better[0]).toBe('take 2');
    expect(review.decisions.find(({ at }) => at === 5)?.grade).toBe('best');
  });

  it('has the chances before every decision to plan, and the result at the end', async () => {
    const { review } = await reviewed();
    expect(review.chances.map(({ at }) => at)).toEqual([0, 2, 4, 6, 8]);
    expect(review.chances.at(-1)?.shares).toEqual([0, 1]);
    for (const { shares } of review.chances) expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1);
  });

  it('sums up what each player did', async () => {
    const { review } = await reviewed();
    const [first, second] = summariesOf(review);
    expect(first?.grades.blunder).toBe(1);
    expect(first?.accuracy).toBeLessThan(second?.accuracy ?? 0);
    expect(Object.values(first?.grades ?? {}).reduce((total, count) => total + count, 0)).toBe(4);
  });

  it('names the turns that changed the chances most', async () => {
    const { review } = await reviewed();
    const worst = turningPointsOf(review).reduce((a, b) => (b.swing < a.swing ? b : a));
    expect(worst).toMatchObject({ at: 4, seat: 0 });
  });

  it('survives JSON', async () => {
    const { review } = await reviewed();
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });

  it('judges again only what is not known well enough', async () => {
    const { verdicts } = await reviewed();
    expect((await reviewed(verdicts)).asked).toEqual([]);
    expect((await reviewed([undefined, ...verdicts.slice(1)])).asked).toEqual([0, 0]);
  });

  it('keeps the first look where a thorough one fails', async () => {
    const verdicts: (SegmentVerdict | undefined)[] = [];
    await runReview({
      segments,
      known: [],
      parallel: () => 1,
      judge: async (segment, effort) => (segment.at === 0 && effort.playouts > 0 ? undefined : judge(segment, effort)),
      onVerdict: (index, verdict) => {
        verdicts[index] = verdict;
      },
      isStopped: () => false,
    });
    expect(verdicts[0]?.playouts).toBe(0);
    expect(verdicts[0]?.decisions).not.toEqual([]);
    expect(verdicts[1]?.playouts).toBe(THOROUGH.playouts);
    expect((await reviewed(verdicts)).asked).toEqual([0]);
  });

  it('stops when it is told to and keeps what it has', async () => {
    const verdicts: number[] = [];
    await runReview({
      segments,
      known: [],
      parallel: () => 1,
      judge,
      onVerdict: index => verdicts.push(index),
      isStopped: () => verdicts.length === 3,
    });
    expect(verdicts).toEqual([0, 1, 2]);
  });
});

describe('turning points', () => {
  const shares = [0.5, 0.55, 0.3, 0.9, 0.2].map((first, at) => ({ at, shares: [first, 1 - first] }));
  const turns = [0, 1, 2, 3].map(at => ({ at, seat: 0 }));
  const review = { engine, seats: 2, length: 4, decisions: [], chances: shares, turns };

  it('are at most three, the largest, in the order of the game', () => {
    const points = turningPointsOf(review);
    expect(points.map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(points.map(({ swing }) => Math.round(100 * swing))).toEqual([-25, 60, -70]);
  });

  it('are none where nothing changed much', () => {
    const flat = shares.map(({ at }) => ({ at, shares: [0.5, 0.5] }));
    expect(turningPointsOf({ ...review, chances: flat })).toEqual([]);
  });
});
