import { commitment, type Game, nth, type Seat, type Types } from '@cap-diamant/kernel';
import { beginsWith } from '../players/begins-with.ts';
import { type Evaluator, leadOver } from '../players/evaluator.ts';
import type { Question } from '../players/player.ts';
import type { Prospect } from '../search/tree.ts';
import { type ComparedLine, type Comparison, compareLines, type FirstSight } from './compare-lines.ts';

/** How much better one line is than another for a seat: in shares of the win, and in points ahead of the others. */
export interface Gap {
  readonly share: number;
  readonly points: number;
}

export const gapBetween = (better: Prospect, worse: Prospect, seat: Seat): Gap => ({
  share: nth(better.shares, seat) - nth(worse.shares, seat),
  points: leadOver(better.scores, seat) - leadOver(worse.scores, seat),
});

/** What counts as clear: by the share of the win, or by points, as long as they also help to win. */
const CLEAR_SHARE = 0.05;
const CLEAR_POINTS = 2;
const LEAST_SHARE = 0.02;

export const isClear = ({ share, points }: Gap): boolean =>
  share >= CLEAR_SHARE || (share >= LEAST_SHARE && points >= CLEAR_POINTS);

/** A decision in a game where a quick search sees the beginning of one line far ahead of everything else. */
export interface PuzzleCandidate<G extends Types = Types> {
  /** How many moves of the game were played before. */
  readonly at: number;
  readonly seat: Seat;
  readonly state: G['state'];
  /** The best line, to the end of the turn. */
  readonly best: ComparedLine<G>;
  /** How many of its moves are the solution. After them several ways to go on are about as good. */
  readonly length: number;
  /** The best line that begins otherwise. */
  readonly rival: ComparedLine<G>;
  readonly gap: Gap;
  /** All lines that were considered. */
  readonly atFirstSight: readonly FirstSight<G>[];
}

/** The best line that does not begin with the first `length` moves of the best one. */
const rivalOf = <G extends Types>(
  best: ComparedLine<G>,
  others: readonly ComparedLine<G>[],
  length: number,
  seat: Seat,
): ComparedLine<G> | undefined => {
  const beginning = best.texts.slice(0, length);
  const rivals = others.filter(({ texts }) => !beginsWith(texts, beginning));
  return rivals.toSorted((a, b) => nth(b.shares, seat) - nth(a.shares, seat))[0];
};

/** The longest beginning of the best line that is clearly ahead of all lines that begin otherwise. */
const clearBeginning = <G extends Types>(
  { lines: [best, ...others], atFirstSight }: Comparison<G>,
  seat: Seat,
): Omit<PuzzleCandidate<G>, 'at' | 'seat' | 'state'> | undefined => {
  for (let length = best?.moves.length ?? 0; best !== undefined && length > 0; length--) {
    const rival = rivalOf(best, others, length, seat);
    const gap = rival && gapBetween(best, rival, seat);
    if (rival !== undefined && gap !== undefined && isClear(gap)) return { best, length, rival, gap, atFirstSight };
  }
  return undefined;
};

/** What a seat is asked; the seed says nothing about the game's own. */
export const questionAt = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  seed: string,
): Question<G> => ({
  view: game.view(state, seat),
  seat,
  seed: commitment(seed),
});

interface PlayedMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** A game of strong bots: its moves, and the decisions that might be puzzles. */
export interface SearchedGame<G extends Types = Types> {
  readonly plays: readonly PlayedMove<G['move']>[];
  readonly candidates: readonly PuzzleCandidate<G>[];
}

/** Plays a game in which every seat searches each of its turns, and keeps the decisions where one line is far ahead. */
export const searchGame = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  options: G['options'],
  seed: string,
  playouts: number,
): SearchedGame<G> => {
  const plays: PlayedMove<G['move']>[] = [];
  const candidates: PuzzleCandidate<G>[] = [];
  let state = game.setup(options, seed);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = game.moves(state, seat);
    const question = questionAt(game, state, seat, `${seed}/find/${plays.length}`);
    const comparison = moves.length > 1 ? compareLines(game, evaluator, question, playouts) : undefined;
    const clear = comparison && clearBeginning(comparison, seat);
    if (clear !== undefined) candidates.push({ at: plays.length, seat, state, ...clear });
    for (const move of comparison?.lines[0]?.moves ?? moves.slice(0, 1)) {
      state = game.apply(state, seat, move);
      plays.push({ seat, move });
    }
  }
  return { plays, candidates };
};
