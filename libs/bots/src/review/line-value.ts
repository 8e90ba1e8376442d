import { type Game, nth, type Seat, sum, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import { growTree, type Manner, newNode, type Prospect, prospectOf, type Tree } from '../search/tree.ts';
import type { Counted } from '../search/worlds.ts';

/** The value of one position, which gets better the longer one searches. */
export interface Search {
  /** Works on a playout for a moment; true when it is finished. */
  step(): boolean;
  value(): Prospect;
}

/** What the visited branches of a tree gave on average. */
export const meanOf = <G extends Types>({ root }: Tree<G>, otherwise: Prospect): Prospect => {
  const { branches = [] } = root;
  const visited = branches.filter(({ visits }) => visits > 0);
  const visits = sum(visited.map(branch => branch.visits));
  if (visits === 0) return branches[0] === undefined ? otherwise : prospectOf(branches[0].line.judgement);
  const mean = (of: (branch: (typeof visited)[number]) => readonly number[], seat: Seat): number =>
    sum(visited.map(branch => nth(of(branch), seat))) / visits;
  return {
    shares: otherwise.shares.map((_, seat) => mean(({ shares }) => shares, seat)),
    scores: otherwise.scores.map((_, seat) => mean(({ scores }) => scores, seat)),
  };
};

/** Searches from a position on. Before the first playouts, the evaluation of the position itself is its value. */
export const searchFrom = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  state: G['state'],
  manner: Manner,
): Search => {
  const first = prospectOf(evaluator.judge(state));
  if (game.actors(state).length === 0) return { step: () => true, value: () => first };
  const tree = growTree(game, evaluator, newNode(game, state), manner);
  return { step: () => tree.step(), value: () => meanOf(tree, first) };
};

/** What to expect on average, where some prospects are likelier than others. */
export const averageOf = (prospects: readonly Counted<Prospect>[]): Prospect => {
  const all = sum(prospects.map(({ weight }) => weight));
  const mean = (of: (prospect: Prospect) => readonly number[]): readonly number[] =>
    of(nth(prospects, 0).one).map(
      (_, seat) => sum(prospects.map(({ one, weight }) => weight * nth(of(one), seat))) / all,
    );
  return { shares: mean(({ shares }) => shares), scores: mean(({ scores }) => scores) };
};
