import { describe, expect, it } from 'vitest';
import {
  comment,
  EMPTY,
  grow,
  isMainLine,
  lineOf,
  mark,
  type Path,
  type Position,
  positionAt,
  promote,
  remove,
  toEnd,
  within,
} from './tree.ts';

const path = (moves: string): Path =>
  moves.split(' ').flatMap((move, at) => (move === '' ? [] : [{ seat: at % 2, move }]));

/** a b c, with d instead of b, and e instead of c. */
const TREE = grow(grow(lineOf(path('a b c')), path('a'), [{ seat: 1, move: 'd' }]), path('a b'), [
  { seat: 0, move: 'e' },
]);

/** Every line of a tree, as text. */
const lines = ({ next }: Position): string[] =>
  next.flatMap(one => {
    const rest = lines(one);
    return rest.length === 0 ? [one.move] : rest.map(line => `${one.move} ${line}`);
  });

describe('a tree of variations', () => {
  it('grows where moves are new and follows those that are there', () => {
    expect(lines(TREE)).toEqual(['a b c', 'a b e', 'a d']);
    expect(grow(TREE, path('a'), path('x b').slice(1))).toEqual(TREE);
  });

  it('tells moves of different seats apart', () => {
    const both = grow(grow(EMPTY, [], [{ seat: 0, move: 'a' }]), [], [{ seat: 1, move: 'a' }]);
    expect(both.next).toHaveLength(2);
  });

  it('leaves the tree it was made from alone', () => {
    const before = JSON.stringify(TREE);
    remove(promote(comment(TREE, path('a d'), 'why'), path('a d')), path('a b'));
    expect(JSON.stringify(TREE)).toBe(before);
  });

  it('finds positions, and as much of a path as there is', () => {
    expect(positionAt(TREE, path('a b'))?.next.map(({ move }) => move)).toEqual(['c', 'e']);
    expect(positionAt(TREE, path('a x'))).toBeUndefined();
    expect(within(TREE, path('a b x y'))).toEqual(path('a b'));
    expect(within(TREE, path('a d'))).toEqual(path('a d'));
  });

  it('notes comments and marks, the comment of the start included', () => {
    const noted = mark(comment(comment(TREE, [], 'start'), path('a d'), 'why'), path('a d'), '?!');
    expect([noted.comment, positionAt(noted, path('a d'))]).toEqual([
      'start',
      { seat: 1, move: 'd', comment: 'why', mark: '?!', next: [] },
    ]);
    expect(mark(mark(TREE, path('a'), '!'), path('a'), undefined)).toEqual(TREE);
    expect(mark(TREE, [], '!')).toBe(TREE);
  });

  it('makes a variation the main line, with everything after it', () => {
    expect(isMainLine(TREE, path('a d'))).toBe(false);
    const promoted = promote(TREE, path('a d'));
    expect(lines(promoted)).toEqual(['a d', 'a b c', 'a b e']);
    expect([isMainLine(promoted, path('a d')), isMainLine(promoted, path('a b c'))]).toEqual([true, false]);
  });

  it('removes a move and everything after it', () => {
    expect(lines(remove(TREE, path('a b')))).toEqual(['a d']);
    expect(remove(TREE, [])).toBe(TREE);
    expect(remove(TREE, path('a x'))).toEqual(TREE);
  });

  it('goes on along the first move of every position', () => {
    expect(toEnd(TREE, path('a'))).toEqual(path('a b c'));
    expect(toEnd(TREE, path('a d'))).toEqual(path('a d'));
  });
});
