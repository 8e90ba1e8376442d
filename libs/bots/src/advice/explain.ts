import { type Game, nth, type Seat, type Types } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import { leadOver, sharesOf } from '../players/evaluator.ts';
import type { Candidate, Question, Report } from '../players/player.ts';
import { type Line, linesOf, movesOf } from '../players/turn.ts';
import { type Gain, gainsBetween } from './gains.ts';

/** One of the moves worth considering, and why. */
export interface Advice<G extends Types = Types> {
  readonly move: G['move'];
  /** The move and the seat's later decisions, to the end of its turn. */
  readonly line: readonly G['move'][];
  /** The expected final score of every seat. */
  readonly scores: readonly number[];
  /** The seat's expected share of the win. */
  readonly share: number;
  /** Points ahead of the best of the others at the end; below 0: behind. */
  readonly lead: number;
  /** How much of that lead is lost compared with the best move; 0 for the best move. */
  readonly lost: number;
  /** What the line changes for the seat: gains first, the largest at the top, then costs. */
  readonly gains: readonly Gain[];
}

/** The rest of the seat's turn as a greedy player would play it. */
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

/** The value of a move: the player's own, or the greedy estimate for moves it never looked at. */
interface Prospect<G extends Types> {
  readonly move: G['move'];
  readonly scores: readonly number[];
  readonly share: number;
  readonly lead: number;
}

/** Moves the player has not looked at, ranked behind its favourite by the greedy estimate, best first. */
const atFirstSight = <G extends Types>(
  game: Game<G>,
  { learned }: Evaluation<G>,
  state: G['state'],
  seat: Seat,
  favourite: Prospect<G>,
): Prospect<G>[] => {
  const best = new Map<string, Line<G>>();
  for (const line of linesOf(game, learned, state, seat)) {
    const text = game.notation.formatMove(nth(movesOf(line.trail), 0));
    if (!best.has(text)) best.set(text, line);
  }
  const reference = best.get(game.notation.formatMove(favourite.move))?.lead;
  if (reference === undefined) return [];
  return [...best.values()].map(({ trail, judgement, lead }) => {
    const behind = Math.max(0, reference - lead);
    return {
      move: nth(movesOf(trail), 0),
      scores: judgement.scores,
      share: Math.min(favourite.share, nth(sharesOf(judgement), seat)),
      lead: favourite.lead - behind,
    };
  });
};

/**
 * The moves a player thought best, with the value of each and what it changes for the seat. The chosen move comes
 * first, then the others by how little they lose. A search visits the moves it trusts most often, which gives a
 * different order.
 */
export const explain = <G extends Types>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  { view, seat, seed }: Question<G>,
  { move, candidates }: Report<G>,
  count: number,
): Advice<G>[] => {
  const state = game.imagine(view, seed);
  const known = evaluation.aspects(state, seat);
  const text = (prospect: { readonly move: G['move'] }): string => game.notation.formatMove(prospect.move);
  const prospect = ({ move: first, scores, shares }: Candidate<G>): Prospect<G> => ({
    move: first,
    scores,
    share: nth(shares, seat),
    lead: leadOver(scores, seat),
  });
  const chosen = candidates.filter(each => text(each) === text({ move }));
  const others = candidates.filter(each => text(each) !== text({ move }));
  const ranked = [...chosen, ...others].map(prospect);
  const [favourite] = ranked;
  if (favourite === undefined) return [];
  const seen = new Set(ranked.map(text));
  const unseen = ranked.length < count ? atFirstSight(game, evaluation, state, seat, favourite) : [];
  const [, ...top] = [...ranked, ...unseen.filter(each => !seen.has(text(each)))].slice(0, count);
  return [favourite, ...top.sort((a, b) => b.lead - a.lead)].map(each => {
    const rest = restOfTurn(game, evaluation, state, game.apply(state, seat, each.move), seat);
    return {
      ...each,
      line: [each.move, ...rest.moves],
      lost: favourite.lead - each.lead,
      gains: gainsBetween(known, evaluation.aspects(rest.state, seat)),
    };
  });
};
