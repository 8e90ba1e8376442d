import { type Game, nth, type Seat, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import type { Candidate, Player, Question, Report } from '../players/player.ts';
import { movesOf } from '../players/turn.ts';
import { findNode } from './reuse.ts';
import { type Branch, type Node, prospectOf } from './tree.ts';
import { growWorlds, imagineRoots, meansBy, type SearchOptions, USUAL_SEARCH, type World } from './worlds.ts';

/** The first moves considered, the most visited first. */
const candidatesOf = <G extends Types>(game: Game<G>, worlds: readonly World<G>[], seat: Seat): Candidate<G>[] =>
  meansBy(worlds, ({ line }) => game.notation.formatMove(nth(movesOf(line.trail), 0)))
    .map(({ branch, ...mean }) => ({ move: nth(movesOf(branch.line.trail), 0), ...mean }))
    .sort((a, b) => b.visits - a.visits || nth(b.shares, seat) - nth(a.shares, seat));

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
  const manner = { ...USUAL_SEARCH, ...options };
  let before: { readonly worlds: readonly World<G>[]; readonly chosen: G['move']; readonly seat: Seat } | undefined;

  /** What earlier searches found about this question. */
  const remembered = ({ view, seat }: Question<G>): Node<G>[] => {
    if (before === undefined || before.seat !== seat) return [];
    const { worlds, chosen } = before;
    return worlds.map(({ tree }) => findNode(game, tree.root, seat, chosen, view)).filter(node => node !== undefined);
  };

  const worldsOf = (question: Question<G>): World<G>[] => {
    const kept = remembered(question);
    const fresh = imagineRoots(game, question, Math.max(0, manner.worlds - kept.length));
    return growWorlds(game, evaluator, [...kept, ...fresh], manner);
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
