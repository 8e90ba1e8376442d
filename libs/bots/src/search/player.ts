import { type Game, nth, range, type Seat, same, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import type { Candidate, Player, Question, Report } from '../players/player.ts';
import { movesOf } from '../players/turn.ts';
import { findNode } from './reuse.ts';
import { type Branch, growTree, type Manner, type Node, newNode, prospectOf, type Tree } from './tree.ts';

export interface SearchOptions extends Manner {
  /** How many worlds the search imagines when something is hidden. */
  readonly worlds: number;
}

const USUAL: SearchOptions = { exploration: 0.15, doubt: 1.5, fewest: 3, most: 24, replies: 12, worlds: 4 };

/** A world the view allows, how many times it was imagined, and its search tree. */
interface World<G extends Types> {
  readonly tree: Tree<G>;
  weight: number;
}

/** Sums over all branches that begin with the same move, in all worlds. */
interface Sum<G extends Types> {
  readonly move: G['move'];
  visits: number;
  readonly shares: number[];
  readonly scores: number[];
}

const addBranch = <G extends Types>(sum: Sum<G>, branch: Branch<G>, weight: number): void => {
  sum.visits += weight * branch.visits;
  for (const seat of sum.shares.keys()) {
    sum.shares[seat] = nth(sum.shares, seat) + weight * nth(branch.shares, seat);
    sum.scores[seat] = nth(sum.scores, seat) + weight * nth(branch.scores, seat);
  }
};

const candidatesOf = <G extends Types>(game: Game<G>, worlds: readonly World<G>[], seat: Seat): Candidate<G>[] => {
  const sums = new Map<string, Sum<G>>();
  for (const { tree, weight } of worlds) {
    for (const branch of tree.root.branches ?? []) {
      if (branch.visits === 0) continue;
      const move = nth(movesOf(branch.line.trail), 0);
      const key = game.notation.formatMove(move);
      const sum = sums.get(key) ?? {
        move,
        visits: 0,
        shares: branch.shares.map(() => 0),
        scores: branch.scores.map(() => 0),
      };
      sums.set(key, sum);
      addBranch(sum, branch, weight);
    }
  }
  /**
   * Identical worlds are searched once and weighted by how many times they were imagined; `visits` counts real visits.
   */
  const made = worlds.length / worlds.reduce((total, { weight }) => total + weight, 0);
  const mean = ({ move, visits, shares, scores }: Sum<G>): Candidate<G> => ({
    move,
    visits: visits * made,
    shares: shares.map(share => share / visits),
    scores: scores.map(score => score / visits),
  });
  return [...sums.values()].map(mean).sort((a, b) => b.visits - a.visits || nth(b.shares, seat) - nth(a.shares, seat));
};

const mostVisited = <G extends Types>(branches: readonly Branch<G>[]): Branch<G> | undefined =>
  branches.reduce<Branch<G> | undefined>((best, each) => (each.visits > (best?.visits ?? 0) ? each : best), undefined);

/** How many visits the most visited line is ahead of the next. */
const margin = <G extends Types>({ branches = [] }: Node<G>): number => {
  let [first, second] = [0, 0];
  for (const { visits } of branches) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second;
};

/** The line the search prefers in one world. */
const principal = <G extends Types>(game: Game<G>, root: Node<G>, first: G['move']): Report<G>['line'] => {
  const line: { seat: Seat; move: G['move'] }[] = [];
  const text = game.notation.formatMove(first);
  let branches = (root.branches ?? []).filter(
    ({ line: { trail } }) => game.notation.formatMove(nth(movesOf(trail), 0)) === text,
  );
  for (let node: Node<G> | undefined = root; node !== undefined; ) {
    const best: Branch<G> | undefined = mostVisited(branches);
    if (best === undefined || node.seat === undefined) break;
    for (const move of movesOf(best.line.trail)) line.push({ seat: node.seat, move });
    node = best.node;
    branches = [...(node?.branches ?? [])];
  }
  return line;
};

/**
 * Searches over whole turns: every branch is one way to play a turn, scored by the evaluator, and every seat maximises
 * its own share of the win (max^n). Hidden information is imagined, in several worlds. When several seats are to move
 * at once, they decide one after the other, each without knowing the others' decisions.
 */
export const searchPlayer = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  options: Partial<SearchOptions> = {},
): Player<G> => {
  const manner = { ...USUAL, ...options };
  let before: { readonly worlds: readonly World<G>[]; readonly chosen: G['move']; readonly seat: Seat } | undefined;

  /** What earlier searches found about this question. */
  const remembered = ({ view, seat }: Question<G>): Node<G>[] => {
    if (before === undefined || before.seat !== seat) return [];
    const { worlds, chosen } = before;
    return worlds.map(({ tree }) => findNode(game, tree.root, seat, chosen, view)).filter(node => node !== undefined);
  };

  const worldsOf = (question: Question<G>): World<G>[] => {
    const { view, seat, seed } = question;
    const kept = remembered(question);
    const fresh = range(Math.max(0, manner.worlds - kept.length)).map(index =>
      newNode(game, game.imagine(view, `${seed}/world ${index}`), seat),
    );
    const worlds: World<G>[] = [];
    for (const root of [...kept, ...fresh]) {
      const twin = worlds.find(({ tree }) => same(tree.root.state, root.state));
      if (twin === undefined) worlds.push({ tree: growTree(game, evaluator, root, manner), weight: 1 });
      else twin.weight++;
    }
    return worlds;
  };

  return {
    consider(question) {
      const { seat } = question;
      const worlds = worldsOf(question);
      /** With a single legal move there is nothing to think about. */
      const isFree = game.moves(nth(worlds, 0).tree.root.state, seat).length > 1;
      /** Remembered playouts count, so a plan is not searched again at each of its moves. */
      let playouts = worlds.reduce((total, { tree }) => total + tree.root.visits, 0);
      let turn = 0;

      const step = (): boolean => {
        const { tree } = nth(worlds, turn);
        if (tree.step()) {
          playouts++;
          turn = (turn + 1) % worlds.length;
        }
        return isFree;
      };

      /** Before any line has been visited, the best by evaluation is the answer. */
      const unvisited = (): Candidate<G>[] => {
        const { tree } = nth(worlds, 0);
        const best = nth(tree.root.branches ?? [], 0);
        return [{ move: nth(movesOf(best.line.trail), 0), visits: 0, ...prospectOf(best.line.judgement) }];
      };

      const report = (): Report<G> => {
        while (worlds.every(({ tree }) => tree.root.branches === undefined)) step();
        const visited = candidatesOf(game, worlds, seat);
        const candidates = visited.length > 0 ? visited : unvisited();
        const { move } = nth(candidates, 0);
        before = { worlds, chosen: move, seat };
        const { tree } = worlds.find(world => world.tree.root.branches !== undefined) ?? nth(worlds, 0);
        return { move, candidates, line: principal(game, tree.root, move), playouts };
      };

      const isSettled = (left: number): boolean => {
        const [only, ...others] = worlds;
        return only !== undefined && others.length === 0 && margin(only.tree.root) > left;
      };

      return { step, playouts: () => playouts, isSettled, report };
    },
  };
};
