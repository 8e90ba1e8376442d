import { type Game, type Seat, same, type Types } from '@cap-diamant/kernel';
import { movesOf, type Trail } from '../players/turn.ts';
import type { Branch, Node } from './tree.ts';

const trailOf = <Move>(moves: readonly Move[]): Trail<Move> | undefined => {
  let trail: Trail<Move> | undefined;
  for (const move of moves) trail = { move, before: trail ?? null };
  return trail;
};

/** A branch without its first move; undefined if it had only one. */
const rest = <G extends Types>(branch: Branch<G>): Branch<G> | undefined => {
  const trail = trailOf(movesOf(branch.line.trail).slice(1));
  return trail === undefined ? undefined : { ...branch, line: { ...branch.line, trail } };
};

/** What remains of a turn's tree once its first move has been played. */
const afterMove = <G extends Types>(game: Game<G>, root: Node<G>, seat: Seat, move: G['move']): Node<G> | undefined => {
  const text = game.notation.formatMove(move);
  const begun = (root.branches ?? []).filter(
    ({ line }) => game.notation.formatMove(movesOf(line.trail)[0] as G['move']) === text,
  );
  const branches = begun.map(rest).filter(branch => branch !== undefined);
  if (branches.length === 0 || branches.length < begun.length) return undefined;
  const visits = branches.reduce((total, branch) => total + branch.visits, 0);
  return { state: game.apply(root.state, seat, move), seat, turn: undefined, branches, visits };
};

/** All nodes below this one at which a seat decides. */
function* nodesOf<G extends Types>(node: Node<G>, seat: Seat): Generator<Node<G>> {
  if (node.seat === seat) yield node;
  for (const branch of node.branches ?? []) if (branch.node !== undefined) yield* nodesOf(branch.node, seat);
}

/**
 * The part of a tree that continues from what a seat sees now, if the search got that far: later in the same turn,
 * after the move it chose, or at its next turn, after what the others did.
 */
export const findNode = <G extends Types>(
  game: Game<G>,
  root: Node<G>,
  seat: Seat,
  chosen: G['move'],
  view: G['view'],
): Node<G> | undefined => {
  const fits = (node: Node<G>): boolean => same(game.view(node.state, seat), view);
  const later = afterMove(game, root, seat, chosen);
  if (later !== undefined && fits(later)) return later;
  for (const node of nodesOf(root, seat)) if (node !== root && fits(node)) return node;
  return undefined;
};
