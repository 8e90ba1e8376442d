import type { Play } from '@cap-diamant/kernel';

/** What somebody thinks of a move, in the signs of chess books. */
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];

/** A position of a study: what is noted about it, and the moves tried from it. The first is the main line. */
export interface Position {
  readonly comment: string;
  readonly mark?: Mark;
  readonly next: readonly Variation[];
}

/** A move, and the position it leads to. */
export interface Variation extends Position, Play {}

/** The moves from the start to a position. No two moves from a position are equal, so changes elsewhere keep it valid. */
export type Path = readonly Play[];

export const EMPTY: Position = { comment: '', next: [] };

export const samePlay = (a: Play, b: Play): boolean => a.seat === b.seat && a.move === b.move;

export const samePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((play, at) => samePlay(play, b[at] as Play));

const indexOf = ({ next }: Position, play: Play): number => next.findIndex(one => samePlay(one, play));

/** The position a path leads to; undefined if it leaves the tree. */
export const positionAt = (root: Position, path: Path): Position | undefined => {
  let position: Position | undefined = root;
  for (const play of path) position = position?.next[indexOf(position, play)];
  return position;
};

/** As much of a path as is in the tree. */
export const within = (root: Position, path: Path): Path => {
  let position = root;
  for (const [at, play] of path.entries()) {
    const next = position.next[indexOf(position, play)];
    if (next === undefined) return path.slice(0, at);
    position = next;
  }
  return path;
};

const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((one, index) => (index === at ? item : one));

type Edit = <P extends Position>(position: P) => P;

/** The tree with the position at the end of a path changed; unchanged if there is none. */
const change = <P extends Position>(position: P, path: Path, edit: Edit): P => {
  const [play, ...rest] = path;
  if (play === undefined) return edit(position);
  const at = indexOf(position, play);
  const next = position.next[at];
  return next === undefined ? position : { ...position, next: replaced(position.next, at, change(next, rest, edit)) };
};

/** Adds moves after a position. Those that are there already are followed. */
export const grow = (root: Position, path: Path, plays: Path): Position => {
  let tree = root;
  let at = path;
  for (const { seat, move } of plays) {
    const play = { seat, move };
    tree = change(tree, at, position =>
      indexOf(position, play) >= 0 ? position : { ...position, next: [...position.next, { ...play, ...EMPTY }] },
    );
    at = [...at, play];
  }
  return tree;
};

export const comment = (root: Position, path: Path, text: string): Position =>
  change(root, path, position => ({ ...position, comment: text }));

/** Marks the move that leads to a position; without a mark, removes it. */
export const mark = (root: Position, path: Path, given: Mark | undefined): Position =>
  path.length === 0
    ? root
    : change(root, path, position => {
        const { mark: _before, ...unmarked } = position;
        return (given === undefined ? unmarked : { ...unmarked, mark: given }) as typeof position;
      });

/** Removes the last move of a path and everything after it. */
export const remove = (root: Position, path: Path): Position => {
  const last = path.at(-1);
  if (last === undefined) return root;
  return change(root, path.slice(0, -1), position => ({
    ...position,
    next: position.next.filter(one => !samePlay(one, last)),
  }));
};

/** Everything that is in either tree. The second one's notes count; the first one says what the main lines are. */
export const merge = (first: Position, second: Position): Position => ({
  comment: second.comment,
  ...(second.mark !== undefined && { mark: second.mark }),
  next: [
    ...first.next.map(one => {
      const other = second.next[indexOf(second, one)];
      return other === undefined ? one : { seat: one.seat, move: one.move, ...merge(one, other) };
    }),
    ...second.next.filter(one => indexOf(first, one) < 0),
  ],
});

/** Makes the last move of a path the first of those tried from its position. */
export const promote = (root: Position, path: Path): Position => {
  const last = path.at(-1);
  if (last === undefined) return root;
  return change(root, path.slice(0, -1), position => {
    const chosen = position.next.filter(one => samePlay(one, last));
    return { ...position, next: [...chosen, ...position.next.filter(one => !samePlay(one, last))] };
  });
};

/** Whether every move of a path is the first of its position. */
export const isMainLine = (root: Position, path: Path): boolean => {
  let position: Position | undefined = root;
  for (const play of path) {
    const first: Variation | undefined = position?.next[0];
    if (first === undefined || !samePlay(first, play)) return false;
    position = first;
  }
  return true;
};

/** The path to the end of the line that goes on from a position. */
export const toEnd = (root: Position, path: Path): Path => {
  const line = [...path];
  let next = positionAt(root, path)?.next[0];
  while (next !== undefined) {
    line.push({ seat: next.seat, move: next.move });
    [next] = next.next;
  }
  return line;
};

/** A tree with one line. */
export const lineOf = (plays: Path): Position => grow(EMPTY, [], plays);
