import { type Game, nth, type Seat, type Types } from '@cap-diamant/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Candidate, Question, Report } from './player.ts';
import { linesOf, movesOf } from './turn.ts';

/** Something a line of play gains or costs, in points. */
export interface Gain {
  readonly aspect: string;
  readonly points: number;
}

/** One of the moves worth thinking of, and why. */
export interface Advice<G extends Types = Types> {
  readonly move: G['move'];
  /** The move and what the seat decides after it, to the end of its turn. */
  readonly line: readonly G['move'][];
  /** The final score every seat may expect. */
  readonly scores: readonly number[];
  /** The part of the victory the seat may expect. */
  readonly share: number;
  /** Points ahead of the best of the others at the end; below 0: behind. */
  readonly lead: number;
  /** How much of that lead is lost against the best move; the best itself loses 0. */
  readonly lost: number;
  /** What the line changes for the seat: the largest gains first, then what it costs. */
  readonly gains: readonly Gain[];
}

/** Smaller changes are noise to a person. */
const WORTH_SAYING = 0.5;

const leadOver = (scores: readonly number[], seat: Seat): number =>
  nth(scores, seat) - Math.max(...scores.filter((_, other) => other !== seat));

/** The rest of the seat's turn as it would be played at first sight. */
const restOfTurn = <G extends Types>(
  game: Game<G>,
  { simple }: Evaluation<G>,
  before: G['state'],
  after: G['state'],
  seat: Seat,
): { readonly moves: readonly G['move'][]; readonly state: G['state'] } => {
  const goesOn =
    game.actors(after).includes(seat) && !game.turn(after).fresh && game.uncovered(after) === game.uncovered(before);
  const best = goesOn ? linesOf(game, simple, after, seat)[0] : undefined;
  return best === undefined ? { moves: [], state: after } : { moves: movesOf(best.trail), state: best.state };
};

const gainsBetween = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): readonly Gain[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map(aspect => ({ aspect, points: (after[aspect] ?? 0) - (before[aspect] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= WORTH_SAYING)
    .sort((a, b) => b.points - a.points);

/** The moves a player thought best, with what each comes to and what it changes for the seat. */
export const explain = <G extends Types>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  { view, seat, seed }: Question<G>,
  { move, candidates }: Report<G>,
  count: number,
): Advice<G>[] => {
  const state = game.imagine(view, seed);
  const known = evaluation.aspects(state, seat);
  const chosen = game.notation.formatMove(move);
  const isChosen = (candidate: Candidate<G>): boolean => game.notation.formatMove(candidate.move) === chosen;
  const ranked = [...candidates.filter(isChosen), ...candidates.filter(candidate => !isChosen(candidate))];
  const top = ranked.slice(0, count);
  const best = top[0] === undefined ? 0 : leadOver(top[0].scores, seat);
  return top.map(({ move: first, scores, shares }) => {
    const rest = restOfTurn(game, evaluation, state, game.apply(state, seat, first), seat);
    const lead = leadOver(scores, seat);
    return {
      move: first,
      line: [first, ...rest.moves],
      scores,
      share: nth(shares, seat),
      lead,
      lost: best - lead,
      gains: gainsBetween(known, evaluation.aspects(rest.state, seat)),
    };
  });
};
