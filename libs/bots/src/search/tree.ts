import { type Game, nth, type Seat, same, type Types } from '@cap-diamant/kernel';
import { type Evaluator, type Judgement, sharesOf } from '../players/evaluator.ts';
import { exploreTurn, type Line, type Turn } from '../players/turn.ts';

/** How a search spreads its attention. */
export interface Manner {
  /** How strongly the search prefers lines with few visits. */
  readonly exploration: number;
  /** In points: a line this much worse than the best gets about a third of its attention. */
  readonly doubt: number;
  /** How many lines of a turn are considered at first, and at most; more are added as the turn is visited. */
  readonly fewest: number;
  readonly most: number;
  /** For long lists: how many moves of a decision are considered beyond the first turn. */
  readonly replies: number;
}

/** What every seat may expect: its share of the win, and points. */
export interface Prospect {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

/** One line of a turn in the tree. */
export interface Branch<G extends Types = Types> {
  readonly line: Line<G>;
  /** Its evaluation before anything was played beyond it. */
  readonly promise: readonly number[];
  readonly prior: number;
  visits: number;
  /** Sums over the visits. */
  readonly shares: number[];
  readonly scores: number[];
  node: Node<G> | undefined;
}

/** A position where a turn, or the rest of one, is to be played. */
export interface Node<G extends Types = Types> {
  readonly state: G['state'];
  /** The seat to move; undefined when the game is over. */
  readonly seat: Seat | undefined;
  turn: Turn<G> | undefined;
  /** The lines worth keeping, best first; undefined until the turn has been explored. */
  branches: readonly Branch<G>[] | undefined;
  visits: number;
}

export const newNode = <G extends Types>(game: Game<G>, state: G['state'], seat = game.actors(state)[0]): Node<G> => ({
  state,
  seat,
  turn: undefined,
  branches: undefined,
  visits: 0,
});

export const prospectOf = (judgement: Judgement): Prospect => ({
  shares: sharesOf(judgement),
  scores: judgement.scores,
});

/** Different lines of a turn often end in the same position; keeps one of each. Lines come best first. */
const differing = <G extends Types>(lines: readonly Line<G>[], most: number): Line<G>[] => {
  const kept: Line<G>[] = [];
  for (const line of lines) {
    if (kept.length === most) break;
    if (!isKnown(kept, line)) kept.push(line);
  }
  return kept;
};

/** Equal positions have equal evaluations, so only those need to be compared. */
const isKnown = <G extends Types>(kept: readonly Line<G>[], { lead, state }: Line<G>): boolean => {
  for (let at = kept.length - 1; at >= 0; at--) {
    const other = nth(kept, at);
    if (other.lead !== lead) return false;
    if (same(other.state, state)) return true;
  }
  return false;
};

const branchesOf = <G extends Types>(lines: readonly Line<G>[], { doubt, most }: Manner): Branch<G>[] => {
  const ordered = lines.toSorted((a, b) => b.lead - a.lead);
  const kept = differing(ordered, most);
  const best = nth(kept, 0).lead;
  const odds = kept.map(({ lead }) => Math.exp((lead - best) / doubt));
  const all = odds.reduce((total, own) => total + own, 0);
  return kept.map((line, at) => ({
    line,
    promise: sharesOf(line.judgement),
    prior: nth(odds, at) / all,
    visits: 0,
    shares: line.judgement.scores.map(() => 0),
    scores: line.judgement.scores.map(() => 0),
    node: undefined,
  }));
};

/** How much the lines so far differ from their evaluations: the same is expected of the others. */
const disappointment = <G extends Types>(branches: readonly Branch<G>[], seat: Seat): number => {
  let [sum, visits] = [0, 0];
  for (const branch of branches) {
    if (branch.visits === 0) continue;
    sum += nth(branch.shares, seat) - branch.visits * nth(branch.promise, seat);
    visits += branch.visits;
  }
  return visits === 0 ? 0 : sum / visits;
};

/** Progressive widening: the more often a turn has been visited, the more of its lines are considered. */
const widthOf = (visits: number, { fewest }: Manner): number => fewest + Math.floor(Math.sqrt(visits));

/** The line to follow next, by its results so far and how few visits it has. */
const select = <G extends Types>(node: Node<G>, branches: readonly Branch<G>[], manner: Manner): Branch<G> => {
  const seat = node.seat as Seat;
  const shift = disappointment(branches, seat);
  const attention = manner.exploration * Math.sqrt(node.visits + 1);
  const width = Math.min(branches.length, widthOf(node.visits, manner));
  let best = nth(branches, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < width; at++) {
    const branch = nth(branches, at);
    const { visits, prior } = branch;
    const share = visits === 0 ? nth(branch.promise, seat) + shift : nth(branch.shares, seat) / visits;
    const worth = share + (attention * prior) / (1 + visits);
    if (worth > most) [best, most] = [branch, worth];
  }
  return best;
};

const add = (sums: number[], values: readonly number[]): void => {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (values[at] as number);
};

/** How many positions of a turn are explored in one step. */
const POSITIONS_PER_STEP = 16;

/** Turns without a choice are played on at once, up to this many in a row. */
const DEEPEST = 64;

/** The tree of one imagined world: every playout follows it to a leaf and explores one more turn. */
export interface Tree<G extends Types = Types> {
  readonly root: Node<G>;
  /** Works on a playout for a moment; true when it is finished. */
  step(): boolean;
}

export const growTree = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  root: Node<G>,
  manner: Manner,
): Tree<G> => {
  let path: Branch<G>[] = [];
  let nodes: Node<G>[] = [];
  let edge: Node<G> | undefined;

  /** Follows the tree from a node to a leaf. */
  const descend = (from: Node<G>): Node<G> => {
    let node = from;
    while (node.branches !== undefined) {
      const branch = select(node, node.branches, manner);
      branch.node ??= newNode(game, branch.line.state);
      path.push(branch);
      node = branch.node;
      nodes.push(node);
    }
    return node;
  };

  const backUp = ({ shares, scores }: Prospect): void => {
    for (const node of nodes) node.visits++;
    for (const branch of path) {
      branch.visits++;
      add(branch.shares, shares);
      add(branch.scores, scores);
    }
  };

  /** Explores the turn at the leaf for a moment; its value, once that is known. */
  const explore = (node: Node<G>): Prospect | undefined => {
    if (node.seat === undefined) return prospectOf(evaluator.judge(node.state));
    node.turn ??= exploreTurn(game, evaluator, node.state, node.seat, node === root ? undefined : manner.replies);
    const { turn } = node;
    for (let count = 0; count < POSITIONS_PER_STEP; count++) {
      if (turn.step()) continue;
      node.branches = branchesOf(turn.lines, manner);
      node.turn = undefined;
      return prospectOf(nth(node.branches, 0).line.judgement);
    }
    return undefined;
  };

  return {
    root,
    step() {
      if (edge === undefined) {
        path = [];
        nodes = [root];
        edge = descend(root);
      }
      const prospect = explore(edge);
      if (prospect === undefined) return false;
      const isForced = edge.branches?.length === 1 && nodes.length < DEEPEST;
      edge = isForced ? descend(edge) : undefined;
      if (isForced) return false;
      backUp(prospect);
      return true;
    },
  };
};
