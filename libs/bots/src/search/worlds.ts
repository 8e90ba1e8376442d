import { type Game, nth, range, same, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import type { Question } from '../players/player.ts';
import { type Branch, growTree, type Manner, type Node, newNode, type Tree } from './tree.ts';

export interface SearchOptions extends Manner {
  /** How many worlds the search imagines when something is hidden. */
  readonly worlds: number;
}

/** How the bots search. */
export const USUAL_SEARCH: SearchOptions = {
  exploration: 0.15,
  doubt: 1.5,
  fewest: 3,
  most: 24,
  replies: 12,
  worlds: 4,
};

/** A world the view allows, how many times it was imagined, and its search tree. */
export interface World<G extends Types> {
  readonly tree: Tree<G>;
  readonly weight: number;
}

/** Each of some different things, and how many times it was there. */
export interface Counted<T> {
  readonly one: T;
  readonly weight: number;
}

/** Those with equal states are counted as one. */
const countEqual = <T>(all: readonly T[], stateOf: (one: T) => unknown): Counted<T>[] => {
  const groups: T[][] = [];
  for (const one of all) {
    const group = groups.find(group => same(stateOf(nth(group, 0)), stateOf(one)));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups.map(group => ({ one: nth(group, 0), weight: group.length }));
};

const imagined = <G extends Types>(game: Game<G>, { view, seed }: Question<G>, count: number): G['state'][] =>
  range(count).map(index => game.imagine(view, `${seed}/world ${index}`));

/** Different worlds the view allows. */
export const imagineWorlds = <G extends Types>(
  game: Game<G>,
  question: Question<G>,
  count: number,
): Counted<G['state']>[] => countEqual(imagined(game, question, count), state => state);

/** Worlds the view allows, each a root to search from. */
export const imagineRoots = <G extends Types>(game: Game<G>, question: Question<G>, count: number): Node<G>[] =>
  imagined(game, question, count).map(state => newNode(game, state, question.seat));

/** One tree for each different world. */
export const growWorlds = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  roots: readonly Node<G>[],
  manner: Manner,
): World<G>[] =>
  countEqual(roots, ({ state }) => state).map(({ one, weight }) => ({
    tree: growTree(game, evaluator, one, manner),
    weight,
  }));

/** Branches of the roots that count as one, in all worlds: how often they were visited, and what that gave on average. */
export interface BranchMean<G extends Types> {
  /** One of them. */
  readonly branch: Branch<G>;
  readonly visits: number;
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

interface BranchSum<G extends Types> {
  readonly branch: Branch<G>;
  visits: number;
  readonly shares: number[];
  readonly scores: number[];
}

const addBranch = <G extends Types>(sum: BranchSum<G>, branch: Branch<G>, weight: number): void => {
  sum.visits += weight * branch.visits;
  for (const seat of sum.shares.keys()) {
    sum.shares[seat] = nth(sum.shares, seat) + weight * nth(branch.shares, seat);
    sum.scores[seat] = nth(sum.scores, seat) + weight * nth(branch.scores, seat);
  }
};

/** The visited branches of all roots; those with the same key count as one. */
export const meansBy = <G extends Types>(
  worlds: readonly World<G>[],
  keyOf: (branch: Branch<G>) => string,
): BranchMean<G>[] => {
  const sums = new Map<string, BranchSum<G>>();
  for (const { tree, weight } of worlds) {
    for (const branch of tree.root.branches ?? []) {
      if (branch.visits === 0) continue;
      const key = keyOf(branch);
      const zeros = branch.shares.map(() => 0);
      const sum = sums.get(key) ?? { branch, visits: 0, shares: zeros, scores: [...zeros] };
      sums.set(key, sum);
      addBranch(sum, branch, weight);
    }
  }
  /**
   * Identical worlds are searched once and weighted by how many times they were imagined; `visits` counts real visits.
   */
  const made = worlds.length / worlds.reduce((total, { weight }) => total + weight, 0);
  return [...sums.values()].map(({ branch, visits, shares, scores }) => ({
    branch,
    visits: visits * made,
    shares: shares.map(share => share / visits),
    scores: scores.map(score => score / visits),
  }));
};
