import { type Game, nth, range, type Seat, sum, type Types } from '@cap-diamant/kernel';
import { type Gain, gainsBetween } from '../advice/gains.ts';
import type { Evaluation } from '../learning/evaluation.ts';
import { beginsWith } from '../players/begins-with.ts';
import type { Evaluator } from '../players/evaluator.ts';
import type { Question } from '../players/player.ts';
import type { Prospect } from '../search/tree.ts';
import { type Counted, imagineWorlds, USUAL_SEARCH } from '../search/worlds.ts';
import type { Effort } from './effort.ts';
import { averageOf, type Search, searchFrom } from './line-value.ts';
import { findLines, type PlannedLine } from './lines.ts';

/** A way to continue and what it leads to. */
export interface JudgedLine extends Prospect {
  /** The notation of the moves, to the end of the segment. */
  readonly moves: readonly string[];
}

/** What one decision was worth, beside the best that was possible. */
export interface JudgedDecision {
  readonly best: JudgedLine;
  /** The best that was still possible after the move that was played; its moves begin with that one. */
  readonly played: JudgedLine;
  /** The standard error of the difference between the two over the imagined worlds, in chances of winning. */
  readonly doubt: number;
  /** What the best line leaves the seat more of, in points by aspect. */
  readonly gains: readonly Gain[];
}

/** A line under comparison: a search in every world, with the same playouts for all that are compared. */
interface Contender<G extends Types> {
  readonly line: PlannedLine<G>;
  readonly searches: readonly Counted<Search>[];
}

const prospectAfter = <G extends Types>({ searches }: Contender<G>): Prospect =>
  averageOf(searches.map(({ one, weight }) => ({ one: one.value(), weight })));

const shareOf = <G extends Types>(contender: Contender<G>, seat: Seat): number =>
  nth(prospectAfter(contender).shares, seat);

/** The standard error of the mean difference in share between two contenders, world by world. */
const doubtBetween = <G extends Types>(a: Contender<G>, b: Contender<G>, seat: Seat): number => {
  const differences = a.searches.map(({ one, weight }, world) => ({
    difference: nth(one.value().shares, seat) - nth(nth(b.searches, world).one.value().shares, seat),
    weight,
  }));
  const count = sum(differences.map(({ weight }) => weight));
  if (count < 2) return 0;
  const mean = sum(differences.map(({ difference, weight }) => weight * difference)) / count;
  const squares = differences.map(({ difference, weight }) => weight * (difference - mean) ** 2);
  return Math.sqrt(sum(squares) / (count * (count - 1)));
};

/**
 * The best few lines at first sight, and the best that keep to what was played for longer and longer: these are compared
 * to the end.
 */
const worthSearching = <G extends Types>(
  lines: readonly PlannedLine<G>[],
  played: readonly string[],
  most: number,
): { readonly chosen: readonly PlannedLine<G>[]; readonly kept: ReadonlySet<PlannedLine<G>> } => {
  const kept = new Set<PlannedLine<G>>();
  for (const length of range(played.length)) {
    const best = lines.find(({ texts }) => beginsWith(texts, played.slice(0, length + 1)));
    if (best !== undefined) kept.add(best);
  }
  return { chosen: [...new Set([...lines.slice(0, most), ...kept])], kept };
};

/** After a part of the playouts, only the better lines are searched further. */
const FIRST_ROUND = 0.25;
const FINALISTS = 2;

function* playOut<G extends Types>(contenders: readonly Contender<G>[], from: number, to: number): Generator<void> {
  for (const { searches } of contenders) {
    for (let count = from; count < to; count++) {
      const search = nth(searches, count % searches.length).one;
      while (!search.step()) yield;
    }
  }
}

/** Searches from where each line ends, in every world. Yields between lines. */
function* contendersOf<G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  worlds: readonly Counted<G['state']>[],
  lines: readonly PlannedLine<G>[],
  seat: Seat,
): Generator<void, readonly Contender<G>[]> {
  const contenders: Contender<G>[] = [];
  for (const line of lines) {
    // Lines are found in the first world.
    const endIn = (world: G['state'], index: number): G['state'] =>
      index === 0 ? line.state : line.moves.reduce((state, move) => game.apply(state, seat, move), world);
    const searches = worlds.map(({ one, weight }, index) => ({
      one: searchFrom(game, evaluator, endIn(one, index), USUAL_SEARCH),
      weight,
    }));
    contenders.push({ line, searches });
    yield;
  }
  return contenders;
}

/** Gives all lines a few playouts, and the rest to the best of them and to those that keep to what was played. */
function* searchBest<G extends Types>(
  all: readonly Contender<G>[],
  kept: ReadonlySet<PlannedLine<G>>,
  playouts: number,
  seat: Seat,
): Generator<void, readonly Contender<G>[]> {
  const first = Math.ceil(FIRST_ROUND * playouts);
  yield* playOut(all, 0, first);
  const finalists = new Set(all.toSorted((a, b) => shareOf(b, seat) - shareOf(a, seat)).slice(0, FINALISTS));
  const contenders = all.filter(contender => finalists.has(contender) || kept.has(contender.line));
  yield* playOut(contenders, first, playouts);
  return contenders;
}

/** Judges what a seat did in a segment from what it could see. Yields between moments of work. */
export function* judgeSegment<G extends Types>(
  game: Game<G>,
  { learned, aspects }: Evaluation<G>,
  question: Question<G>,
  played: readonly G['move'][],
  effort: Effort,
): Generator<void, readonly JudgedDecision[]> {
  const { seat } = question;
  const worlds = imagineWorlds(game, question, effort.worlds);
  const texts = played.map(move => game.notation.formatMove(move));
  const lines = yield* findLines(game, learned, nth(worlds, 0).one, seat, played);
  const { chosen, kept } = worthSearching(lines, texts, effort.lines);
  const all = yield* contendersOf(game, learned, worlds, chosen, seat);
  const contenders = yield* searchBest(all, kept, effort.playouts, seat);
  const bestOf = (length: number): Contender<G> =>
    contenders
      .filter(({ line }) => beginsWith(line.texts, texts.slice(0, length)))
      .reduce((best, each) => (shareOf(each, seat) > shareOf(best, seat) ? each : best));
  const lineFrom = (at: number, contender: Contender<G>): JudgedLine => ({
    moves: contender.line.texts.slice(at),
    ...prospectAfter(contender),
  });
  return played.map((_, at) => {
    const [best, after] = [bestOf(at), bestOf(at + 1)];
    return {
      best: lineFrom(at, best),
      played: lineFrom(at, after),
      doubt: doubtBetween(best, after, seat),
      gains: gainsBetween(aspects(after.line.state, seat), aspects(best.line.state, seat)),
    };
  });
}
