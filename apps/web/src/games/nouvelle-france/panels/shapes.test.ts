import { describe, expect, it } from 'vitest';
import { SHAPES } from './cards.ts';
import { drawingOf, extentOf, outlineOf, squaresOf } from './shapes.ts';

/** The area of an outline, by the shoelace formula. */
const areaOf = (outline: string): number => {
  const corners = outline
    .slice(1, -1)
    .split('L')
    .map(corner => corner.split(' ').map(Number) as [number, number]);
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};

describe('shapes as they are drawn', () => {
  it.each([...SHAPES, 'beam', 'stake', 'peg'])('an outline goes once around %s', form => {
    const squares = squaresOf(form);
    expect(areaOf(outlineOf(squares, 3))).toBe(9 * squares.length);
    const { width, height } = extentOf(squares);
    expect(squares.every(([x, y]) => x < width && y < height)).toBe(true);
  });

  it('a piece has the colours of its cubes, a bonus piece that of its owner', () => {
    expect(drawingOf('L0').colours).toEqual(['brown', 'yellow', 'blue', 'brown', 'red']);
    expect(drawingOf('stake', 'red').colours).toEqual(['red', 'red']);
  });
});
