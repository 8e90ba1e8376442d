import { range } from '@cap-diamant/kernel';
import { opening, type Part, part, shape, spread, stroke, type Tone } from './strokes.ts';

/** Doors, windows and what is mounted on walls and roofs. */

export const door = (x: number, width = 6, high = 9, foot = 0): Part[] => [part('open', opening(x, width, high, foot))];

/** A row of windows whose middles run from one x to another. */
export const windows = (left: number, right: number, count: number, foot: number, width = 2.8, high = 4.6): Part[] => [
  part(
    'open',
    spread(left, right, count)
      .map(x => shape(x - width / 2, foot, x - width / 2, foot + high, x + width / 2, foot + high, x + width / 2, foot))
      .join(''),
  ),
];

/** The same with round tops. */
export const arches = (left: number, right: number, count: number, foot: number, width = 4, high = 8): Part[] => [
  part(
    'open',
    spread(left, right, count)
      .map(x => opening(x, width, high, foot))
      .join(''),
  ),
];

/** Several rows of windows. */
export const floors = (
  left: number,
  right: number,
  count: number,
  rows: readonly number[],
  width?: number,
  high?: number,
): Part[] => rows.flatMap(foot => windows(left, right, count, foot, width, high));

/** Mouldings: level lines across a wall. */
export const mouldings = (left: number, right: number, ...heights: readonly number[]): Part[] => [
  part('line', heights.map(h => stroke(left, h, right, h)).join('')),
];

/** Upright ribs from foot to top, as on a modern tower. */
export const ribs = (left: number, right: number, count: number, foot: number, top: number): Part[] => [
  part(
    'line',
    spread(left, right, count)
      .map(x => stroke(x, foot, x, top))
      .join(''),
  ),
];

export const cross = (x: number, foot: number, high = 7): Part[] => [
  part(
    'line',
    stroke(x, foot, x, foot + high) + stroke(x - high * 0.3, foot + high * 0.65, x + high * 0.3, foot + high * 0.65),
  ),
];

export const pole = (x: number, foot: number, top: number): Part[] => [part('line', stroke(x, foot, x, top))];

/** A round window, a clock or a ball. */
export const disc = (x: number, h: number, r: number, tone: Tone = 'wall'): Part[] => [
  part(tone, `M${x - r} ${-h}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`),
];

export const clock = (x: number, h: number, r = 3): Part[] => [
  ...disc(x, h, r),
  part('line', `M${x} ${-h - r * 0.7}V${-h}l${r * 0.5} ${r * 0.3}`),
];

/** A shape of one's own, in x, h pairs. */
export const outline = (tone: Tone, ...numbers: readonly number[]): Part[] => [part(tone, shape(...numbers))];

/** Lines of one's own, in x, h, x, h quadruples. */
export const lines = (tone: 'fine' | 'line', ...numbers: readonly number[]): Part[] => [
  part(
    tone,
    range(numbers.length / 4)
      .map(at => {
        const [x0 = 0, h0 = 0, x1 = 0, h1 = 0] = numbers.slice(4 * at, 4 * at + 4);
        return stroke(x0, h0, x1, h1);
      })
      .join(''),
  ),
];

/** A tree of a garden. */
export const tree = (x: number, high: number): Part[] => [
  ...pole(x, 0, high * 0.5),
  part(
    'wall',
    `M${x - high * 0.3} ${-high * 0.4}q${high * 0.05} ${-high * 0.6} ${high * 0.3} ${-high * 0.6}t${high * 0.3} ${high * 0.6}Z`,
  ),
];
