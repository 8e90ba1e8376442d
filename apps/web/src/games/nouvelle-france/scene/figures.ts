import type { BySite } from '@cap-diamant/nouvelle-france/vocabulary';
import type { BufferGeometry } from 'three';
import { block, carved, type Part } from './carving.ts';

const WOOD = 0xb98a56;
const DARK_WOOD = 0x6e4a2c;
const FACE = 0xe6c79b;
const HAIR = 0x5a4632;
const IRON = 0x6d6f78;
const COAT = 0x3d5c92;
const FACING = 0xe9e2cf;
const HAT = 0x26242c;
const GOLD = 0xd6a93f;
const ROBE = 0x2f2b36;
const SMOCK = 0xe2d7be;
const BREECHES = 0x8a6b4a;
const SACK = 0xcfb98d;

const foot: Part = {
  colour: DARK_WOOD,
  sides: 8,
  rings: [
    [0, 0.36, 0.36],
    [0.07, 0.34, 0.34],
  ],
};

const head = (high: number): Part => ({
  colour: FACE,
  sides: 6,
  rings: [
    [high, 0.08, 0.08],
    [high + 0.06, 0.13, 0.13],
    [high + 0.18, 0.13, 0.13],
    [high + 0.24, 0.07, 0.07],
  ],
});

const arm = (colour: number, side: 1 | -1, lean: number, high: number): Part => ({
  colour,
  sides: 4,
  rings: [
    [-0.36, 0.06, 0.06],
    [0, 0.075, 0.075],
  ],
  at: [side * 0.2, high, 0],
  turned: [lean, 0, side * 0.32],
});

/** Wide cocked hat, coat with long skirts and white facings, and a musket taller than he is. */
const OFFICER: readonly Part[] = [
  foot,
  block(HAT, [0.1, 0.2, 0.12], [-0.09, 0.07, 0]),
  block(HAT, [0.1, 0.2, 0.12], [0.09, 0.07, 0]),
  {
    colour: COAT,
    sides: 6,
    rings: [
      [0.22, 0.31, 0.25],
      [0.56, 0.17, 0.13],
      [0.84, 0.22, 0.15],
      [0.9, 0.1, 0.09],
    ],
  },
  block(FACING, [0.11, 0.34, 0.04], [0, 0.52, 0.125], [-0.05, 0, 0]),
  block(FACING, [0.34, 0.05, 0.26], [0, 0.54, 0]),
  arm(COAT, -1, 0, 0.86),
  arm(COAT, 1, -0.5, 0.86),
  head(0.9),
  block(HAIR, [0.1, 0.16, 0.06], [0, 0.92, -0.12]),
  {
    colour: HAT,
    sides: 3,
    rings: [
      [1.07, 0.3, 0.26],
      [1.12, 0.42, 0.34],
      [1.22, 0.44, 0.36],
    ],
    turned: [0, Math.PI, 0],
  },
  {
    colour: GOLD,
    sides: 3,
    rings: [
      [1.2, 0.45, 0.37],
      [1.24, 0.45, 0.37],
    ],
    turned: [0, Math.PI, 0],
  },
  {
    colour: HAT,
    sides: 3,
    rings: [
      [1.24, 0.39, 0.31],
      [1.25, 0.39, 0.31],
    ],
    turned: [0, Math.PI, 0],
  },
  {
    colour: HAT,
    sides: 6,
    rings: [
      [1.24, 0.17, 0.17],
      [1.34, 0.13, 0.13],
    ],
  },
  block(DARK_WOOD, [0.07, 0.55, 0.09], [0.33, 0.07, 0.14]),
  block(IRON, [0.04, 0.85, 0.04], [0.33, 0.6, 0.14]),
];

/** A long soutane, a hat with a round flat brim, and a staff with a cross. */
const PRIEST: readonly Part[] = [
  foot,
  {
    colour: ROBE,
    sides: 8,
    rings: [
      [0.07, 0.32, 0.3],
      [0.3, 0.25, 0.22],
      [0.62, 0.17, 0.14],
      [0.84, 0.19, 0.14],
      [0.9, 0.09, 0.09],
    ],
  },
  block(FACING, [0.16, 0.12, 0.03], [0, 0.8, 0.135], [-0.2, 0, 0]),
  arm(ROBE, -1, -0.9, 0.84),
  arm(ROBE, 1, -0.5, 0.84),
  head(0.9),
  {
    colour: ROBE,
    sides: 8,
    rings: [
      [1.1, 0.3, 0.3],
      [1.14, 0.3, 0.3],
      [1.15, 0.14, 0.14],
      [1.27, 0.12, 0.12],
    ],
  },
  block(WOOD, [0.05, 1.5, 0.05], [0.34, 0.07, 0.16]),
  block(GOLD, [0.3, 0.06, 0.06], [0.34, 1.34, 0.16]),
];

/** A round man in a smock and a soft cap, with a sack of flour on his shoulder. */
const MILLER: readonly Part[] = [
  foot,
  block(BREECHES, [0.13, 0.2, 0.16], [-0.11, 0.07, 0]),
  block(BREECHES, [0.13, 0.2, 0.16], [0.11, 0.07, 0]),
  {
    colour: SMOCK,
    sides: 8,
    rings: [
      [0.22, 0.26, 0.24],
      [0.45, 0.31, 0.3],
      [0.72, 0.24, 0.2],
      [0.88, 0.1, 0.1],
    ],
  },
  block(DARK_WOOD, [0.5, 0.06, 0.5], [0, 0.4, 0]),
  arm(SMOCK, -1, -0.2, 0.82),
  { ...arm(SMOCK, 1, 0, 0.84), turned: [0, 0, 2.7] },
  head(0.88),
  {
    colour: FACING,
    sides: 7,
    rings: [
      [1.06, 0.17, 0.17],
      [1.14, 0.19, 0.19],
      [1.26, 0.1, 0.1],
    ],
  },
  {
    colour: SACK,
    sides: 6,
    rings: [
      [-0.32, 0.1, 0.1],
      [-0.22, 0.19, 0.17],
      [0.2, 0.19, 0.17],
      [0.3, 0.08, 0.08],
      [0.38, 0.12, 0.1],
    ],
    at: [0.33, 1.12, -0.04],
    turned: [1.25, 0, 0.15],
  },
];

/** The characters of the sites, carved and painted, 1.3 high. */
export const figures = (): BySite<BufferGeometry> => ({
  redoubt: carved(OFFICER),
  church: carved(PRIEST),
  mill: carved(MILLER),
});
