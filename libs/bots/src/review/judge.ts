import { type Game, nth, range, same, sum, type Types } from '@cap-diamant/kernel';
import { type Gain, gainsBetween } from '../advice/gains.ts';
import type { Evaluation } from '../learning/evaluation.ts';
import type { Question } from '../players/player.ts';
import type { Prospect } from '../search/tree.ts';
import { USUAL_SEARCH } from '../search/worlds.ts';
import type { Effort } from './effort.ts';
import { averageOf, type Search, searchFrom } from './line-value.ts';
import { beginsWith, findLines, type PlannedLine } from './lines.ts';

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
  readonly searches: readonly Search[];
}

/** Different worlds the view allows. */
const worldsOf = <G extends Types>(game: Game<G>, { view, seed }: Question<G>, count: number): G['state'][] => {
  const worlds: G['state'][] = [];
  for (const index of range(count)) {
    const world = game.imagine(view, `${seed}/world ${index}`);
    if (!worlds.some(known => same(known, world))) worlds.push(world);
  }
  return worlds;
};

const prospectAfter = <G extends Types>({ searches }: Contender<G>): Prospect =>
  averageOf(searches.map(one => one.value()));

/** The standard error of the mean difference in share between two contenders, world by world. */
const doubtBetween = <G extends Types>(a: Contender<G>, b: Contender<G>, seat: number): number => {
  const differences = a.searches.map(
    (search, world) => nth(search.value().shares, seat) - nth(nth(b.searches, world).value().shares, seat),
  );
  const count = differences.length;
  if (count < 2) return 0;
  const mean = sum(differences) / count;
  return Math.sqrt(sum(differences.map(each => (each - mean) ** 2)) / (count * (count - 1)));
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
    const best = lines.find(({ texts }) => beginsWith(texts, played, length + 1));
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
      const search = nth(searches, count % searches.length);
      while (!search.step()) yield;
    }
  }
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
  const worlds = worldsOf(game, question, effort.worlds);
  const texts = played.map(move => game.notation.formatMove(move));
  const lines = yield* findLines(game, learned, nth(worlds, 0), seat, played);
  const { chosen, kept } = worthSearching(lines, texts, effort.lines);
  const all: Contender<G>[] = [];
  for (const line of chosen) {
    const ends = worlds.map((world, index) =>
      index === 0 ? line.state : line.moves.reduce((state, move) => game.apply(state, seat, move), world),
    );
    all.push({ line, searches: ends.map(end => searchFrom(game, learned, end, USUAL_SEARCH)) });
    yield;
  }
  const shareOf = (contender: Contender<G>): number => nth(prospectAfter(contender).shares, seat);
  const first = Math.ceil(FIRST_ROUND * effort.playouts);
  yield* playOut(all, 0, first);
  const finalists = new Set(all.toSorted((a, b) => shareOf(b) - shareOf(a)).slice(0, FINALISTS));
  const contenders = all.filter(contender => finalists.has(contender) || kept.has(contender.line));
  yield* playOut(contenders, first, effort.playouts);
  const bestOf = (length: number): Contender<G> =>
    contenders
      .filter(({ line }) => beginsWith(line.texts, texts, length))
      .reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best));
  return played.map((_, at) => {
    const [best, after] = [bestOf(at), bestOf(at + 1)];
    const judged = (contender: Contender<G>): JudgedLine => ({
      moves: contender.line.texts.slice(at),
      ...prospectAfter(contender),
    });
    return {
      best: judged(best),
      played: judged(after),
      doubt: doubtBetween(best, after, seat),
      gains: gainsBetween(aspects(after.line.state, seat), aspects(best.line.state, seat)),
    };
  });
}
