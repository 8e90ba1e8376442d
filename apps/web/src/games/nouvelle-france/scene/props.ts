import { range } from '@cap-diamant/kernel';
import type { BufferGeometry } from 'three';
import { block, carved, type Part } from './carving.ts';
import { BENCH_TOP } from './layout.ts';

const OAK = 0x8d6a45;
const PINE = 0xb9935f;
const CUT = 0xd9b982;
const BARK = 0x5d4430;
const STEEL = 0x8b8f96;
const CARD = 0xf1e7cf;
const BRASS = 0xcf9b3a;

type Place = readonly [x: number, z: number];

/** A part drawn at the origin, turned and carried to a place of the yard. */
const carried = (parts: readonly Part[], [x, z]: Place, angle: number): Part[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return parts.map(part => {
    const [px, py, pz] = part.at ?? [0, 0, 0];
    const [tx, ty, tz] = part.turned ?? [0, 0, 0];
    const at = [x + px * cos + pz * sin, BENCH_TOP + py, z - px * sin + pz * cos] as const;
    return { ...part, at, turned: [tx, ty + angle, tz] };
  });
};

/** A log that lies along x. */
const log = (long: number, thick: number, y: number, z: number): Part[] => [
  {
    colour: BARK,
    sides: 6,
    rings: [
      [0, thick, thick],
      [long, thick, thick],
    ],
    at: [long / 2, y + thick, z],
    turned: [0, 0, Math.PI / 2],
  },
  block(CUT, [0.02, thick * 1.3, thick * 1.3], [long / 2, y + thick * 0.35, z]),
];

/** Two runners bent up in front, a deck of slats, and logs under a rope. */
const SLEDGE: readonly Part[] = [
  ...[-0.55, 0.55].flatMap(z => [
    block(OAK, [3.2, 0.12, 0.1], [0, 0.02, z]),
    block(OAK, [0.7, 0.1, 0.1], [1.85, 0.14, z], [0, 0, 0.5]),
    block(OAK, [0.1, 0.3, 0.1], [-1.1, 0.1, z]),
    block(OAK, [0.1, 0.3, 0.1], [0.9, 0.1, z]),
  ]),
  ...range(5).map(at => block(PINE, [0.42, 0.07, 1.35], [-1.3 + at * 0.62, 0.4, 0])),
  ...log(2.6, 0.24, 0.47, -0.34),
  ...log(2.5, 0.24, 0.47, 0.22),
  ...log(2.4, 0.22, 0.86, -0.08),
  block(CARD, [0.06, 0.78, 1.1], [0.5, 0.46, -0.05]),
];

/** A workbench with a vice, a plane, a mallet and cards. */
const WORKBENCH: readonly Part[] = [
  ...[-1.5, 1.5].flatMap(x => [-0.5, 0.5].map(z => block(OAK, [0.2, 0.9, 0.2], [x, 0, z]))),
  block(OAK, [3.1, 0.1, 0.12], [0, 0.25, 0]),
  block(PINE, [3.7, 0.14, 1.4], [0, 0.9, 0]),
  block(OAK, [0.5, 0.3, 0.16], [-1.4, 0.76, 0.78]),
  block(STEEL, [0.06, 0.06, 0.5], [-1.4, 0.86, 0.95]),
  block(OAK, [0.75, 0.14, 0.2], [0.9, 1.04, -0.3], [0, 0.5, 0]),
  block(STEEL, [0.06, 0.26, 0.16], [0.98, 1.08, -0.34], [0, 0.5, 0.5]),
  block(OAK, [0.3, 0.18, 0.18], [-0.7, 1.04, -0.35], [0, -0.6, 0]),
  block(CUT, [0.6, 0.05, 0.06], [-0.4, 1.09, -0.2], [0, -0.6, 0]),
  ...range(3).map(at => block(CARD, [0.34, 0.02, 0.5], [-0.4 + at * 0.42, 1.04, 0.3], [0, 0.15 * (at - 1), 0])),
];

const WOODPILE: readonly Part[] = range(3).flatMap(row =>
  range(4 - row).flatMap(at => log(2.4, 0.2, row * 0.34, (at + row / 2) * 0.4 - 0.6)),
);

/** A lantern on a post; at night it is where the light comes from. */
const LANTERN: readonly Part[] = [
  block(OAK, [0.14, 1.9, 0.14], [0, 0, 0]),
  block(OAK, [0.6, 0.1, 0.1], [0.25, 1.8, 0]),
  block(BRASS, [0.22, 0.3, 0.22], [0.48, 1.42, 0]),
  block(BARK, [0.28, 0.06, 0.28], [0.48, 1.72, 0]),
];

/** What lies about the yard, clear of the sites. */
export const props = (): BufferGeometry =>
  carved([
    ...carried(SLEDGE, [-11.4, 5.2], 0.5),
    ...carried(WORKBENCH, [5.6, 9.4], 0.22),
    ...carried(WOODPILE, [12.4, 5.4], -1.2),
    ...carried(LANTERN, [-12.1, 1.9], 0.1),
  ]);
