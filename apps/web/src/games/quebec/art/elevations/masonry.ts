import { range } from '@cap-diamant/kernel';
import { opening, type Part, part, shape, spread, stroke, upright } from './strokes.ts';

/** Walls and roofs. */

/** A wall of stone, in shade on its right. */
export const block = (left: number, right: number, top: number, foot = 0): Part[] => [
  part('wall', shape(left, foot, left, top, right, top, right, foot)),
  part('fine', upright(foot, top, right - 0.24 * (right - left), right)),
];

/** A wall that leans inwards, as in a fort. */
export const battered = (left: number, right: number, top: number, inset: number): Part[] => [
  part('wall', shape(left, 0, left + inset, top, right - inset, top, right, 0)),
  part('fine', upright(0, top, right - 0.3 * (right - left) - inset, right - inset)),
];

/** A front with a gable. The roof behind it shows as a rim. */
export const gable = (left: number, right: number, eaves: number, ridge: number): Part[] => {
  const middle = (left + right) / 2;
  return [
    part('roof', shape(left - 3, eaves - 1, middle, ridge + 4, right + 3, eaves - 1)),
    part('wall', shape(left, 0, left, eaves, middle, ridge, right, eaves, right, 0)),
    part('fine', upright(0, eaves, right - 0.22 * (right - left), right)),
  ];
};

/** A roof seen from the long side: the ridge is shorter than the eaves. Courses of slate, the right end in shade. */
export const hip = (left: number, right: number, eaves: number, ridge: number, inset = 6): Part[] => {
  const [wide, high] = [1.5, ridge - eaves];
  const courses = range(Math.max(1, Math.round(high / 5) - 1)).map(row => {
    const t = (row + 1) / Math.max(2, Math.round(high / 5));
    return stroke(left - wide + inset * t, eaves + high * t, right + wide - inset * t, eaves + high * t);
  });
  return [
    part(
      'roof',
      shape(left - wide, eaves, left - wide + inset, ridge, right + wide - inset, ridge, right + wide, eaves),
    ),
    part('fine', courses.join('') + upright(eaves, ridge, right - inset - 4, right - 1, -inset * 0.7)),
  ];
};

/** A pointed roof on a tower, half of it in shade. */
export const spire = (x: number, half: number, base: number, tip: number): Part[] => [
  part('roof', shape(x - half, base, x, tip, x + half, base)),
  part(
    'fine',
    range(Math.max(1, Math.round(half / 2)))
      .map(line => stroke(x, tip, x + half - 1.5 - 2 * line, base + 0.6))
      .join(''),
  ),
];

export const dome = (x: number, half: number, base: number, high = half): Part[] => [
  part('roof', `M${x - half} ${-base}a${half} ${high} 0 0 1 ${2 * half} 0Z`),
  part(
    'fine',
    `M${x} ${-base - high}q${half * 0.55} ${high * 0.25} ${half * 0.5} ${high}M${x} ${-base - high}q${half * 0.95} ${high * 0.2} ${half * 0.8} ${high}`,
  ),
];

/** A small open belfry with a bell-shaped roof. */
export const lantern = (x: number, half: number, base: number, high: number): Part[] => [
  part('wall', shape(x - half, base, x - half, base + high, x + half, base + high, x + half, base)),
  part('open', opening(x, half, high * 0.75, base + 0.5)),
  part(
    'roof',
    `M${x - half - 1} ${-base - high}q0 ${-half} ${half + 1} ${-half - 4}q${half + 1} 4 ${half + 1} ${half + 4}Z`,
  ),
];

export const columns = (left: number, right: number, count: number, foot: number, top: number, width = 2.6): Part[] => [
  part(
    'wall',
    spread(left, right, count)
      .map(x => shape(x - width / 2, foot, x - width / 2, top, x + width / 2, top, x + width / 2, foot))
      .join(''),
  ),
];

/** A triangle of stone on top of a wall. */
export const pediment = (left: number, right: number, base: number, tip: number): Part[] => {
  const middle = (left + right) / 2;
  return [
    part('wall', shape(left, base, middle, tip, right, base)),
    part('fine', stroke(left + 4, base + 1.4, middle, tip - 2.2) + stroke(right - 4, base + 1.4, middle, tip - 2.2)),
  ];
};

export const chimney = (x: number, top: number, foot: number): Part[] => [
  part('wall', shape(x - 2.4, foot, x - 2.4, top, x + 2.4, top, x + 2.4, foot)),
  part('line', stroke(x - 3.2, top, x + 3.2, top)),
];

/** Windows that stand out of a roof. */
export const dormers = (left: number, right: number, count: number, base: number, half = 3): Part[] => {
  const xs = spread(left, right, count);
  return [
    part(
      'wall',
      xs
        .map(x => shape(x - half, base, x - half, base + 4.4, x, base + 7.6, x + half, base + 4.4, x + half, base))
        .join(''),
    ),
    part(
      'open',
      xs.map(x => shape(x - 1.2, base + 0.8, x - 1.2, base + 4.4, x + 1.2, base + 4.4, x + 1.2, base + 0.8)).join(''),
    ),
  ];
};

/** Battlements on a wall. */
export const crenels = (left: number, right: number, h: number, count: number): Part[] => {
  const step = (right - left) / (2 * count - 1);
  return [
    part(
      'wall',
      range(count)
        .map(at =>
          shape(
            left + 2 * at * step,
            h,
            left + 2 * at * step,
            h + 4,
            left + (2 * at + 1) * step,
            h + 4,
            left + (2 * at + 1) * step,
            h,
          ),
        )
        .join(''),
    ),
  ];
};

/** A flight of stairs, wider at the foot. */
export const stairs = (x: number, half: number, top: number): Part[] => [
  part('wall', shape(x - half - top, 0, x - half, top, x + half, top, x + half + top, 0)),
  part(
    'fine',
    range(Math.floor(top / 1.6))
      .map(step => stroke(x - half - top + 1.6 * step, 1.6 * step, x + half + top - 1.6 * step, 1.6 * step))
      .join(''),
  ),
];
