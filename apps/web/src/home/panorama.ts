/** The lines of the engraving on the start page: Québec seen from the river. */

/** Irregular but deterministic, so the picture is the same every time. */
const wobble = (n: number): number => {
  const value = Math.sin(n * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

const QUAY = 322;

/** The edge of the cliff, from the Citadelle down to the river. */
const EDGE: readonly (readonly [x: number, y: number])[] = [
  [0, 172],
  [70, 162],
  [250, 156],
  [380, 168],
  [520, 184],
  [640, 196],
  [760, 204],
  [850, 218],
  [905, 244],
  [950, 276],
  [1004, 304],
  [1040, QUAY],
];

const edgeAt = (x: number): number => {
  const next = EDGE.findIndex(([at]) => at >= x);
  const [x1, y1] = EDGE[Math.max(0, next)] ?? [0, QUAY];
  const [x0, y0] = EDGE[Math.max(0, next - 1)] ?? [0, QUAY];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

const round = (n: number): number => Math.round(n * 10) / 10;

export const cliff = `M${EDGE.map(([x, y]) => `${x} ${y}`).join('L')}V${QUAY}H0Z`;
export const cliffEdge = `M${EDGE.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Strokes down the rock, shorter and sparser where the light falls. */
const cliffStrokes = (): string => {
  let strokes = '';
  for (let row = 0; row < 6; row++) {
    for (let x = 3 + row; x < 1010; x += 4.5 + 2 * wobble(x + row * 7)) {
      const top = edgeAt(x) + 3 + row * 24 + 16 * wobble(x * 1.7 + row);
      const length = 14 + 26 * wobble(x * 0.37 + row * 3);
      const bottom = Math.min(top + length, QUAY - 4);
      if (bottom - top > 5)
        strokes += `M${round(x)} ${round(top)}l${round(3 - 9 * wobble(x + 5))} ${round(bottom - top)}`;
    }
  }
  return strokes;
};

/** The river: broken lines, longer and further apart towards the viewer. */
const riverStrokes = (): string => {
  let strokes = '';
  for (let line = 0; line < 11; line++) {
    const y = 327 + line * 4 + line * line * 0.28;
    for (let x = -40 + 60 * wobble(line); x < 1200; ) {
      const length = 16 + (24 + line * 8) * wobble(x + line * 31);
      strokes += `M${round(x)} ${round(y)}h${round(length)}`;
      x += length + 8 + (30 + line * 4) * wobble(x * 0.7 + line);
    }
  }
  return strokes;
};

/** The hills in the distance, and their shading. */
const hillStrokes = (): string => {
  let strokes = '';
  for (let line = 0; line < 7; line++) {
    for (let x = 620 + 40 * line * wobble(line + 2); x < 1190; ) {
      const length = 30 + 60 * wobble(x + line);
      strokes += `M${round(x)} ${round(216 + line * 11 - 18 * Math.sin((x - 560) / 150))}h${round(length)}`;
      x += length + 18 + 60 * wobble(x * 0.3 + line);
    }
  }
  return strokes;
};

interface House {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly roof: number;
}

const house = (x: number, width: number, height: number, roof: number, base = edgeAt(x + width / 2) + 3): House => ({
  x,
  base,
  width,
  height,
  roof,
});

/** A row of houses: width, wall height and roof height of each. */
const row = (from: number, sizes: readonly (readonly [number, number, number])[], base?: number): House[] => {
  let x = from;
  return sizes.map(([width, height, roof]) => {
    const one = house(x, width, height, roof, base);
    x += width + 1;
    return one;
  });
};

const UPPER = row(462, [
  [24, 14, 12],
  [30, 18, 13],
  [20, 22, 11],
  [34, 15, 15],
]);
const UPPER_RIGHT = row(632, [
  [26, 18, 14],
  [22, 24, 12],
  [30, 16, 16],
  [24, 21, 12],
]);
const LOWER = row(
  596,
  [
    [26, 22, 17],
    [30, 30, 20],
    [22, 26, 18],
    [34, 24, 22],
    [24, 34, 18],
    [28, 27, 20],
    [38, 31, 24],
    [24, 25, 16],
    [30, 33, 21],
    [26, 24, 18],
    [32, 28, 20],
  ],
  QUAY,
);

const walls = ({ x, base, width, height }: House): string => `M${x} ${round(base)}v${-height}h${width}v${height}z`;

const roofs = ({ x, base, width, height, roof }: House): string =>
  `M${x - 1} ${round(base - height)}l${width * 0.24} ${-roof}h${width * 0.52}l${width * 0.24 + 2} ${roof}z`;

const chimneys = ({ x, base, width, height, roof }: House): string =>
  `M${round(x + width * 0.26)} ${round(base - height - roof + 2)}v-6h4v6z`;

/** Two floors of windows; some are lit at night. */
const windows = ({ x, base, width, height }: House): string => {
  let panes = '';
  for (let floor = 0; floor < Math.floor(height / 11); floor++) {
    for (let at = 5; at < width - 5; at += 7)
      panes += `M${round(x + at)} ${round(base - height + 4 + floor * 11)}h3v4h-3z`;
  }
  return panes;
};

const BEHIND = [...UPPER, ...UPPER_RIGHT];

const draw = (houses: readonly House[]) => ({
  walls: houses.map(walls).join(''),
  roofs: houses.map(roofs).join(''),
  chimneys: houses.map(chimneys).join(''),
  windows: houses.map(windows).join(''),
});

export const upperTown = draw(BEHIND);
export const lowerTown = draw(LOWER);
export const strokes = { cliff: cliffStrokes(), river: riverStrokes(), hills: hillStrokes() };
