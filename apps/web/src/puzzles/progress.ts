import * as v from 'valibot';
import { BEGINNER, rateAnswer } from './rating.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ResultShape = v.object({ place: Count, points: v.number(), lead: v.number() });

/** Streaks: how long the current one is, and the longest so far. */
const StreakShape = v.object({ now: Count, best: Count });

const Shape = v.object({
  skill: v.optional(v.object({ mu: v.number(), sigma: v.number() }), BEGINNER),
  /** By "game/id": whether it was solved at the first try, solved later, or not yet. */
  answers: v.optional(v.record(v.string(), v.picklist(['first', 'later', 'missed'])), {}),
  /** Puzzles in a row solved at the first try. */
  row: v.optional(StreakShape, { now: 0, best: 0 }),
  /** Days in a row with the puzzle of the day solved, and the last of them. */
  days: v.optional(v.object({ ...StreakShape.entries, last: v.number() }), { now: 0, best: 0, last: -1 }),
  /** The best result of each day's challenge, by day. */
  challenges: v.optional(v.record(v.string(), ResultShape), {}),
});

/** What somebody has achieved with puzzles and challenges on this device. */
export type Progress = Readonly<v.InferOutput<typeof Shape>>;
export type ChallengeResult = Readonly<v.InferOutput<typeof ResultShape>>;
type Answer = Progress['answers'][string];

/** How progress is stored; before anything is, it is empty. */
export const StoredShape = v.optional(Shape, {});

export const keyOf = (game: string, id: string): string => `${game}/${id}`;

const extended = ({ best }: { readonly best: number }, now: number) => ({ now, best: Math.max(best, now) });

/** The first answer to a puzzle counts for the rating; later ones only for the record. */
export const withAnswer = (progress: Progress, key: string, rating: number, right: boolean): Progress => {
  const before = progress.answers[key];
  const answer: Answer =
    before === undefined ? (right ? 'first' : 'missed') : before === 'missed' && right ? 'later' : before;
  const answers = { ...progress.answers, [key]: answer };
  if (before !== undefined) return { ...progress, answers };
  return {
    ...progress,
    answers,
    skill: rateAnswer(progress.skill, rating, right),
    row: extended(progress.row, right ? progress.row.now + 1 : 0),
  };
};

/** The puzzle of this day was solved. */
export const withDay = (progress: Progress, day: number): Progress => {
  const { days } = progress;
  if (days.last === day) return progress;
  return { ...progress, days: { ...extended(days, days.last === day - 1 ? days.now + 1 : 1), last: day } };
};

/** Days in a row up to today; a streak that was not continued yesterday is over. */
export const streakOn = ({ days }: Progress, day: number): number => (days.last >= day - 1 ? days.now : 0);

const isBetter = (a: ChallengeResult, b: ChallengeResult): boolean =>
  a.place < b.place || (a.place === b.place && a.lead > b.lead);

/** Keeps the better result of a day's challenge. */
export const withChallenge = (progress: Progress, day: number, result: ChallengeResult): Progress => {
  const before = progress.challenges[day];
  if (before !== undefined && !isBetter(result, before)) return progress;
  return { ...progress, challenges: { ...progress.challenges, [day]: result } };
};
