import { nth, type Outcome, type Seat, sum } from '@cap-diamant/kernel';
import type { Gain } from '../advice/gains.ts';
import type { Effort } from './effort.ts';
import { accuracyOf, GRADES, type Grade, gradeOf } from './grade.ts';
import type { JudgedDecision } from './judge.ts';
import type { Segment } from './segments.ts';

/** Which engine made a review, and how carefully. */
export interface Engine {
  /** Raised whenever the same game could be judged differently. */
  readonly version: number;
  readonly effort: Effort;
}

/** The engine of this version of the program. */
export const ENGINE_VERSION = 3;

/** One decision with its grade. Decisions with only one legal move are not graded. */
export interface ReviewedDecision {
  /** How many decisions of the game came before it. */
  readonly at: number;
  readonly seat: Seat;
  /** The notation of the move that was played. */
  readonly played: string;
  readonly grade: Grade;
  /** The seat's chances of winning with the best move, and after the one that was played. */
  readonly chances: number;
  readonly after: number;
  /** How far the difference of the two may be off. */
  readonly doubt: number;
  /** The best line from here to the end of the segment, in notation. */
  readonly better: readonly string[];
  /** What the better line leaves the seat more of, in points by aspect. */
  readonly gains: readonly Gain[];
  /** By how many points it raises the seat's expected score, and that of the best of the others. */
  readonly own: number;
  readonly others: number;
}

/** Every seat's chances of winning before a decision, or at the end. */
export interface ChancePoint {
  readonly at: number;
  readonly shares: readonly number[];
}

/** The start of a turn: how many decisions came before it, and whose turn it is. */
export interface TurnStart {
  readonly at: number;
  readonly seat: Seat;
}

/** A judged game as plain data, to be kept with the game. */
export interface Review {
  readonly engine: Engine;
  readonly seats: number;
  /** How many decisions the game has. */
  readonly length: number;
  readonly turns: readonly TurnStart[];
  readonly decisions: readonly ReviewedDecision[];
  readonly chances: readonly ChancePoint[];
}

const bestOther = (scores: readonly number[], seat: Seat): number =>
  Math.max(...scores.filter((_, other) => other !== seat));

const reviewed = (
  { at, seat }: Pick<Segment, 'at' | 'seat'>,
  { best, played, doubt, gains }: JudgedDecision,
  index: number,
): ReviewedDecision => {
  const [chances, after] = [nth(best.shares, seat), nth(played.shares, seat)];
  return {
    at: at + index,
    seat,
    played: nth(played.moves, 0),
    grade: gradeOf(chances - after, doubt, best.shares.length),
    chances,
    after,
    doubt,
    better: best.moves,
    gains,
    own: nth(best.scores, seat) - nth(played.scores, seat),
    others: bestOther(best.scores, seat) - bestOther(played.scores, seat),
  };
};

/** The graded decisions of one segment. */
export const gradeSegment = (
  segment: Pick<Segment, 'at' | 'seat' | 'free'>,
  judged: readonly JudgedDecision[],
): readonly ReviewedDecision[] =>
  judged.flatMap((decision, index) => (segment.free[index] === true ? [reviewed(segment, decision, index)] : []));

/** Winners share the win. */
const finalShares = ({ winners, scores }: Outcome): readonly number[] =>
  scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** A review of what has been judged so far. */
export const assembleReview = (
  engine: Engine,
  segments: readonly Segment[],
  judged: readonly (readonly JudgedDecision[] | undefined)[],
  outcome: Outcome,
): Review => {
  const length = sum(segments.map(({ played }) => played.length));
  const chances = segments.flatMap(({ at }, index) => {
    const first = judged[index]?.[0];
    return first === undefined ? [] : [{ at, shares: first.best.shares }];
  });
  return {
    engine,
    seats: outcome.scores.length,
    length,
    turns: segments.flatMap(({ at, seat, fresh }) => (fresh ? [{ at, seat }] : [])),
    decisions: segments.flatMap((segment, index) => gradeSegment(segment, judged[index] ?? [])),
    chances: [...chances, { at: length, shares: finalShares(outcome) }],
  };
};

/** How one player did. */
export interface PlayerSummary {
  readonly seat: Seat;
  /** The mean over the player's decisions, from 0 to 1; 1 if there were none to make. */
  readonly accuracy: number;
  readonly grades: { readonly [grade in Grade]: number };
}

const summaryOf = (review: Review, seat: Seat): PlayerSummary => {
  const own = review.decisions.filter(decision => decision.seat === seat);
  const accuracies = own.map(({ chances, after, doubt }) => accuracyOf(chances - after, doubt, review.seats));
  return {
    seat,
    accuracy: own.length === 0 ? 1 : sum(accuracies) / own.length,
    grades: Object.fromEntries(
      GRADES.map(grade => [grade, own.filter(decision => decision.grade === grade).length]),
    ) as { [grade in Grade]: number },
  };
};

export const summariesOf = (review: Review): readonly PlayerSummary[] =>
  Array.from({ length: review.seats }, (_, seat) => summaryOf(review, seat));
