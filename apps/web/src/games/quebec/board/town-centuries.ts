import { range } from '@cap-diamant/kernel';
import type { Century } from '@cap-diamant/quebec/vocabulary';
import type { Point } from '../../../table/camera.ts';
import { round } from '../art/round.ts';
import { wobble } from './town-plan.ts';

/** What changes around the town from century to century: ships, suburbs and smoke. */

/** Ships with their waterline at the origin. Three-masters come first, then paddle steamers, then liners. */
const HULLS = {
  canoe:
    'M-14 -3C-8 3 8 3 14 -3C8 0 -8 0 -14 -3ZM-5 -2v-5M-5 -7a1.5 1.5 0 1 0 .1 0M5 -2v-5M5 -7a1.5 1.5 0 1 0 .1 0M-9 -8l5 9',
  ship: 'M-22-4C-16 4 14 4 20-6L-22-4ZM-22-4l-5-6M-12-4V-26M1-4V-33M13-5V-24M20-6l9-6M-18-11q6-3 12 0l-1-9q-5-2-10 0ZM-5-10q6-3 13 0l-1-9q-5-2-11 0ZM-4-20q5-2 11 0l-1-8q-4-2-9 0ZM9-11q5-2 10 0l-1-8q-4-2-8 0ZM1-33l6 2-6 2',
  steamer:
    'M-26 -4C-22 4 20 4 27 -6H-26ZM-18 -6v-6H14v6M-14 -12v-4H6v4M-6 -16V-29h5v13M8 -12V-28M-20 -6V-24M10 0a6 6 0 1 0 .1 0M-16 -9h2M-10 -9h2M-4 -9h2M2 -9h2',
  liner:
    'M-40 -7L-35 3H32L42 -9H-40ZM-30 -8v-5H28l4 5M-26 -13v-4H22v4M-20 -17v-4H14v4M-8 -21v-7h8v7M6 -21v-6h7v6M-34 -4H36M-24 -15H20',
  sailboat: 'M-8 -2Q0 4 9 -2ZM0 -2V-22L9 -5H0M-1 -5H-8L-1 -18',
} as const;

interface Vessel {
  readonly d: string;
  readonly at: Point;
  readonly scale: number;
}

const vessel = (hull: keyof typeof HULLS, x: number, y: number, scale: number): Vessel => ({
  d: HULLS[hull],
  at: { x, y },
  scale,
});

export const FLEET: Readonly<Record<Century, readonly Vessel[]>> = {
  1: [vessel('canoe', 505, -100, 0.9), vessel('canoe', 880, -112, 0.7), vessel('ship', 300, -214, 1.25)],
  2: [
    vessel('ship', 560, -109, 0.82),
    vessel('ship', 868, -118, 0.5),
    vessel('ship', 300, -214, 1.25),
    vessel('ship', 700, -236, 0.9),
  ],
  3: [
    vessel('ship', 560, -109, 0.82),
    vessel('steamer', 868, -120, 0.62),
    vessel('ship', 640, -128, 0.45),
    vessel('steamer', 300, -214, 1.25),
    vessel('ship', 700, -236, 0.9),
  ],
  4: [
    vessel('liner', 600, -110, 0.8),
    vessel('sailboat', 700, -116, 0.75),
    vessel('steamer', 868, -120, 0.55),
    vessel('sailboat', 510, -128, 0.6),
    vessel('liner', 300, -214, 1.15),
    vessel('sailboat', 700, -236, 1.1),
  ],
};

/** A plume from a funnel or a chimney, drifting to the right. */
const plume = ({ x, y }: Point, size: number): string =>
  range(4)
    .map(puff => {
      const r = round(size * (1 + puff * 0.55));
      const [px, py] = [round(x + puff * size * 2.3), round(y - size - puff * size * 1.1)];
      return `M${round(px - r)} ${py}a${r} ${round(r * 0.8)} 0 1 1 ${round(2 * r)} 0`;
    })
    .join('');

/** Chimneys of the lower town, between the sites and the shore. */
const STACKS: readonly Point[] = [
  { x: -78, y: 420 },
  { x: -62, y: 300 },
  { x: -30, y: 120 },
  { x: 240, y: 686 },
];

export const FACTORIES: Readonly<Record<Century, string>> = {
  1: '',
  2: '',
  3: works(2),
  4: works(4),
};

export const SMOKE: Readonly<Record<Century, string>> = {
  1: plume({ x: 292, y: 10 }, 1.8),
  2: plume({ x: -66, y: 270 }, 2) + plume({ x: 240, y: 660 }, 2),
  3: funnels(FLEET[3]) + STACKS.slice(0, 2).map(stackPlume).join(''),
  4: funnels(FLEET[4]) + STACKS.map(stackPlume).join(''),
};

function stackPlume({ x, y }: Point): string {
  return plume({ x: x + 9, y: y - 29 }, 3);
}

function funnels(fleet: readonly Vessel[]): string {
  return fleet
    .filter(({ d }) => d === HULLS.steamer)
    .map(({ at, scale }) => plume({ x: at.x - 3 * scale, y: at.y - 29 * scale }, 4 * scale))
    .join('');
}

function works(count: number): string {
  return STACKS.slice(0, count)
    .map(({ x, y }) => `M${x - 13} ${y}v-11l6 -5v5l6 -5v5l6 -5v5h9v11ZM${x + 7} ${y - 11}v-18h4v18`)
    .join('');
}

/** Houses in rows, as they line the roads of a suburb. */
const rows = (from: Point, to: Point, count: number, lines: number, seed: number): string =>
  range(count)
    .flatMap(at =>
      range(lines).map(row => {
        const t = (at + 0.5 + 0.2 * wobble(seed + at * 3 + row)) / count;
        const size = 4.2 + wobble(seed + at + row * 7);
        const x = from.x + (to.x - from.x) * t + row * 3;
        const y = from.y + (to.y - from.y) * t + row * 17;
        const [w, h] = [round(size), round(size * 0.9)];
        return `M${round(x - w)} ${round(y)}v${-h}h${round(2 * w)}v${h}ZM${round(x - w - 1)} ${round(y - h)}l${round(w + 1)} ${-h}l${round(w + 1)} ${h}Z`;
      }),
    )
    .join('');

/** Suburbs outside the walls and on the other bank. */
export const SUBURBS: Readonly<Record<Century, string>> = {
  1: rows({ x: 20, y: -360 }, { x: 130, y: -364 }, 4, 1, 5),
  2: rows({ x: 20, y: -360 }, { x: 330, y: -366 }, 10, 1, 5) + rows({ x: 250, y: 708 }, { x: 480, y: 712 }, 9, 1, 9),
  3:
    rows({ x: -60, y: -372 }, { x: 460, y: -376 }, 20, 2, 5) +
    rows({ x: 230, y: 708 }, { x: 700, y: 716 }, 22, 2, 9) +
    rows({ x: 962, y: 300 }, { x: 940, y: 470 }, 7, 1, 21),
  4:
    rows({ x: -160, y: -384 }, { x: 640, y: -400 }, 34, 3, 5) +
    rows({ x: 220, y: 708 }, { x: 790, y: 718 }, 30, 4, 9) +
    rows({ x: 966, y: 200 }, { x: 936, y: 600 }, 17, 1, 21) +
    rows({ x: 986, y: 210 }, { x: 958, y: 600 }, 17, 1, 33),
};
