import { range } from '@cap-diamant/kernel';
import { round } from '../round.ts';

/**
 * Parts of engraved elevations. `x` runs from the middle of the building, `h` is the height above the ground; the paths
 * have the ground at y = 0. Hatching is computed, so a drawing stays a few numbers.
 */

/** How a part is inked, from the back of a layer to its front. */
export const TONES = ['wall', 'roof', 'fine', 'open', 'line'] as const;

export type Tone = (typeof TONES)[number];

export interface Part {
  readonly tone: Tone;
  readonly d: string;
}

/** Parts that may be drawn in any order. Later layers stand in front of earlier ones. */
export type Layer = readonly Part[];

export const part = (tone: Tone, d: string): Part => ({ tone, d });

/** A closed shape through points given as x, h, x, h … */
export const shape = (...numbers: readonly number[]): string => {
  const points = range(numbers.length / 2).map(
    at => `${round(numbers[2 * at] ?? 0)} ${round(-(numbers[2 * at + 1] ?? 0))}`,
  );
  return `M${points.join('L')}Z`;
};

export const stroke = (x0: number, h0: number, x1: number, h1: number): string =>
  `M${round(x0)} ${round(-h0)}L${round(x1)} ${round(-h1)}`;

const HATCH = 2.1;

/** Upright hatching between two edges that lean from the foot to the top. */
export const upright = (foot: number, top: number, left: number, right: number, lean = 0): string =>
  range(Math.max(1, Math.floor((right - left) / HATCH)))
    .map(line => right - (line + 0.5) * HATCH)
    .map(x => stroke(x, foot + 0.8, x + lean, top - 0.8))
    .join('');

/** A door or a window with a round top. */
export function opening(x: number, width: number, high: number, foot: number): string {
  const half = round(width / 2);
  return `M${round(x - half)} ${round(-foot)}v${round(half - high)}a${half} ${half} 0 0 1 ${2 * half} 0v${round(high - half)}Z`;
}

export const spread = (left: number, right: number, count: number): number[] =>
  range(count).map(at => (count === 1 ? (left + right) / 2 : left + ((right - left) * at) / (count - 1)));
