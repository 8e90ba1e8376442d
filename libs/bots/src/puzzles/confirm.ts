import { type Game, nth, type Types } from '@cap-diamant/kernel';
import { beginsWith } from '../players/begins-with.ts';
import type { Evaluator } from '../players/evaluator.ts';
import { gapBetween, isClear, type PuzzleCandidate, questionAt } from './candidates.ts';
import { type FirstSight, type SearchedLine, searchLine } from './compare-lines.ts';

/** A puzzle whose solution a deep search has confirmed, with the figures of that search. */
export interface ConfirmedPuzzle<G extends Types = Types> extends PuzzleCandidate<G> {
  /** The seat's expected share of the win after the solution. */
  readonly share: number;
}

/** A line in the running, as the solution or against it. */
interface Contender<G extends Types> {
  readonly line: Pick<FirstSight<G>, 'moves' | 'texts'>;
  readonly isRight: boolean;
  readonly search: SearchedLine;
}

/** How many lines are in the running in each round: those that begin with the solution, and the others. */
const ROUNDS = [
  { right: 3, wrong: 5 },
  { right: 1, wrong: 3 },
  { right: 1, wrong: 1 },
] as const;

/** The lines of the first round: those the quick search preferred, then those that look best. */
const firstRound = <G extends Types>({
  best,
  rival,
  atFirstSight,
  length,
}: PuzzleCandidate<G>): Pick<Contender<G>, 'line' | 'isRight'>[] => {
  const known = new Set([best, rival].map(({ texts }) => texts.join()));
  const all = [best, rival, ...atFirstSight.filter(({ texts }) => !known.has(texts.join()))].map(line => ({
    line,
    isRight: beginsWith(line.texts, best.texts.slice(0, length)),
  }));
  const { right, wrong } = ROUNDS[0];
  return [
    ...all.filter(({ isRight }) => isRight).slice(0, right),
    ...all.filter(({ isRight }) => !isRight).slice(0, wrong),
  ];
};

/**
 * Searches a candidate again with many playouts. They are spread evenly over the best lines, in three rounds with fewer
 * and fewer of them (sequential halving), so that the solution and its closest rival are seen equally deep. The
 * solution must lead after every round, and be clearly ahead in the end.
 */
export const confirmCandidate = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  candidate: PuzzleCandidate<G>,
  seed: string,
  playouts: number,
): ConfirmedPuzzle<G> | undefined => {
  const { state, seat, at } = candidate;
  const question = questionAt(game, state, seat, `${seed}/confirm/${at}`);
  let field: Contender<G>[] = firstRound(candidate).map(contender => ({
    ...contender,
    search: searchLine(game, evaluator, question, contender.line.moves),
  }));
  const shareOf = ({ search }: Contender<G>): number => nth(search.value().shares, seat);
  const best = (right: boolean, count: number): Contender<G>[] =>
    field
      .filter(({ isRight }) => isRight === right)
      .sort((a, b) => shareOf(b) - shareOf(a))
      .slice(0, count);

  for (const { right, wrong } of ROUNDS) {
    field = [...best(true, right), ...best(false, wrong)];
    for (const { search } of field) search.grow(Math.ceil(playouts / ROUNDS.length / field.length));
    const [own, other] = [best(true, 1)[0], best(false, 1)[0]];
    if (own === undefined || other === undefined || shareOf(own) <= shareOf(other)) return undefined;
  }
  const [solution, rival] = [nth(field, 0), nth(field, 1)];
  const [own, other] = [solution.search.value(), rival.search.value()];
  const gap = gapBetween(own, other, seat);
  if (!isClear(gap)) return undefined;
  const searched = ({ line: { moves, texts } }: Contender<G>, value: typeof own) => ({
    moves,
    texts,
    visits: 0,
    ...value,
  });
  return {
    ...candidate,
    best: searched(solution, own),
    rival: searched(rival, other),
    gap,
    share: nth(own.shares, seat),
  };
};
