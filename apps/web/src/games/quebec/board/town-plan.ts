import { range } from '@cap-diamant/kernel';
import type { Century } from '@cap-diamant/quebec/vocabulary';
import type { Point } from '../../../table/camera.ts';
import { round } from '../art/round.ts';

/**
 * The engraved map around the town, computed as lines: there is no image to load, and it looks the same for everyone.
 */

const EAST_OF = 1700;

/** A deterministic wobble that looks hand-drawn. */
export const wobble = (n: number): number => {
  const raw = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return 2 * (raw - Math.floor(raw)) - 1;
};

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Points on a smooth curve through the given ones (Catmull–Rom). */
const smooth = (points: readonly Point[], steps: number): Point[] =>
  points.slice(1, -2).flatMap((p1, index) => {
    const [p0, p2, p3] = [points[index] ?? p1, points[index + 2] ?? p1, points[index + 3] ?? p1];
    const along = (a: number, b: number, c: number, d: number, t: number): number =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
    return range(steps).map(step => ({
      x: along(p0.x, p1.x, p2.x, p3.x, step / steps),
      y: along(p0.y, p1.y, p2.y, p3.y, step / steps),
    }));
  });

/** The same line, offset to its left by a distance that may wobble. */
const offset = (line: readonly Point[], distance: number, unrest: number): Point[] =>
  line.map(({ x, y }, index) => {
    const [before, after] = [line[Math.max(0, index - 2)], line[Math.min(line.length - 1, index + 2)]];
    const [dx, dy] = [(after?.x ?? x) - (before?.x ?? x), (after?.y ?? y) - (before?.y ?? y)];
    const length = Math.hypot(dx, dy) || 1;
    const far = distance + unrest * wobble(index + distance);
    return { x: x + (dy / length) * far, y: y - (dx / length) * far };
  });

const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const listed = (...numbers: readonly (readonly [number, number])[]): Point[] => numbers.map(([x, y]) => ({ x, y }));

/** From the Saint-Charles in the lower left, around the lower town, up along the St. Lawrence to the right. */
const SHORE = smooth(
  listed(
    [-560, 1500],
    [-470, 1240],
    [-300, 1010],
    [-176, 820],
    [-112, 640],
    [-108, 470],
    [-122, 330],
    [-92, 190],
    [-66, 96],
    [6, 22],
    [60, -52],
    [150, -84],
    [290, -78],
    [380, -92],
    [520, -86],
    [640, -94],
    [780, -100],
    [900, -92],
    [1010, -104],
    [1180, -150],
    [1400, -190],
    [EAST_OF, -230],
    [1900, -250],
  ),
  9,
);

const SEA = `L${EAST_OF + 200} -1400L-1500 -1400L-1500 1700Z`;

export const WATER = `${line(SHORE)}${SEA}`;
export const SHORELINE = line(SHORE);

/** Lines that follow the shore and fade out on the river. */
export const WATERLINES: readonly string[] = [5, 11, 18, 26.5, 37, 50, 66, 86].map((far, index) =>
  line(offset(SHORE, far, 0.08 * index)),
);

/** The opposite bank, visible if the sheet is taller than wide. */
const OPPOSITE = smooth(
  listed(
    [-1700, -300],
    [-1300, -310],
    [-600, -346],
    [-240, -322],
    [60, -338],
    [330, -318],
    [610, -352],
    [900, -372],
    [1300, -440],
    [EAST_OF, -500],
    [1900, -540],
  ),
  9,
);
export const FAR_BANK = `${line(OPPOSITE)}L1900 -1500L-1700 -1500Z`;
export const FAR_SHORE = line(OPPOSITE);
export const FAR_WATERLINES: readonly string[] = [5, 11, 18, 26.5, 37, 50].map((far, index) =>
  line(offset(OPPOSITE, -far, 0.08 * index)),
);

/** The edge of the cliff above the river, below the upper town. */
const CREST = offset(
  SHORE.filter(({ x, y }) => x > 560 && y < 0),
  -31,
  0,
).map(({ x, y }, index) => ({ x, y: y + 3 * Math.sin(index * 0.9) + 2 * Math.sin(index * 2.3) }));
export const CLIFF = line(CREST);
/** A terrace with a railing along the edge of the cliff. */
export const TERRACE = line(offset(CREST, -7, 0));

const HACHURE = 2.7;

/** Hachures from the edge down to the river, alternating between long and short. */
export const HACHURES = CREST.flatMap((point, index) => {
  const next = CREST[index + 1];
  if (next === undefined) return [];
  const strokes = Math.round(Math.hypot(next.x - point.x, next.y - point.y) / HACHURE);
  return range(strokes).map(stroke => {
    const x = mix(point.x, next.x, stroke / strokes);
    const tall = 14 + 5 * Math.sin(x * 0.11) + 3 * Math.sin(x * 0.043) + 2.2 * wobble(x);
    return `M${round(x)} ${round(mix(point.y, next.y, stroke / strokes))}l${round(1.6 * Math.sin(x * 0.05))} ${round(-tall)}`;
  });
}).join('');

/** The walls on the land side: curtains and bastions. */
const wall = listed([922, 40], [938, 186], [940, 330], [922, 470], [880, 592], [812, 704], [740, 800]);

const bastion = (a: Point, b: Point, out: number): Point[] => {
  const on = (t: number, far: number): Point => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    return { x: mix(a.x, b.x, t) + (dy / length) * far, y: mix(a.y, b.y, t) - (dx / length) * far };
  };
  return [a, on(0.36, 0), on(0.34, out), on(0.5, out * 2.1), on(0.66, out), on(0.64, 0)];
};

const WALL = wall.flatMap((point, index) => {
  const next = wall[index + 1];
  return next === undefined ? [point] : bastion(point, next, 15);
});
export const WALLS = line(WALL);
/** Where the gates stand, once there are walls. */
export const GATES: readonly Point[] = [1, 3, 4].map(curtain => wall[curtain] ?? { x: 0, y: 0 });
export const WALLS_WITHIN = line(offset(WALL, -5, 0));

/** The Citadelle: a star fort. */
const star = (middle: Point, points: number, outer: number, inner: number, turn: number): string => {
  const corners = range(points * 2).map(corner => {
    const far = corner % 2 === 0 ? outer : inner;
    const angle = turn + (Math.PI * corner) / points;
    return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
  });
  return `${line(corners)}Z`;
};

const FORT: Point = { x: 912, y: 10 };
export const FORT_WALLS: readonly string[] = [
  star(FORT, 5, 64, 40, -0.92),
  star(FORT, 5, 55, 34, -0.92),
  star(FORT, 5, 34, 24, -0.92),
];

/** The long narrow lots of the seigneuries: strips from the river road inland. */
const strips = (from: Point, to: Point, depth: Point, count: number): string =>
  range(count + 1)
    .map(lot => {
      const t = lot / count;
      const [x, y] = [mix(from.x, to.x, t), mix(from.y, to.y, t)];
      const far = 0.86 + 0.14 * wobble(lot * 7 + count);
      return `M${round(x)} ${round(y)}l${round(depth.x * far)} ${round(depth.y * far)}`;
    })
    .join('');

export const LOTS = [
  strips({ x: 262, y: 706 }, { x: 800, y: 716 }, { x: -46, y: 260 }, 36),
  strips({ x: 1000, y: 300 }, { x: 930, y: 640 }, { x: 320, y: 130 }, 22),
  strips({ x: -300, y: -352 }, { x: 900, y: -392 }, { x: 30, y: -230 }, 74),
  strips({ x: -60, y: 760 }, { x: 210, y: 760 }, { x: -60, y: 300 }, 18),
].join('');
export const ROADS = [
  'M-92 742C40 724 150 722 262 706S620 712 800 730 1200 860 1700 930',
  'M1010 -40C990 150 992 320 966 450S900 620 800 730',
].join('');

/** A small tree with its shadow, drawn from the side as on old maps. */
const tree = ({ x, y }: Point, size: number): string =>
  `M${round(x)} ${round(y)}v${-size}M${round(x - size * 0.7)} ${round(y - size)}q${round(size * 0.7)} ${round(-size * 2)} ${round(size * 1.4)} 0Z`;

const grove = (middle: Point, spread: Point, count: number, seed: number): string =>
  range(Math.round(count))
    .map(index =>
      tree(
        { x: middle.x + spread.x * wobble(seed + index * 3), y: middle.y + spread.y * wobble(seed + index * 5 + 1) },
        4.5 + 1.2 * wobble(seed + index),
      ),
    )
    .join('');

/** Woods around the town, a part of which is cleared in each century. */
const woods = (century: Century): string => {
  const left = 1.9 - 0.35 * century;
  return [
    grove({ x: 1075, y: 150 }, { x: 70, y: 90 }, 22 * left, 3),
    grove({ x: 1150, y: 560 }, { x: 90, y: 120 }, 26 * left, 17),
    grove({ x: 1010, y: 690 }, { x: 60, y: 40 }, 12 * left, 41),
    grove({ x: 470, y: 800 }, { x: 260, y: 50 }, 30 * left, 29),
    grove({ x: 420, y: 1090 }, { x: 560, y: 90 }, 90 * left, 71),
    grove({ x: 300, y: -430 }, { x: 640, y: 46 }, 70 * left, 83),
    grove({ x: 60, y: 820 }, { x: 120, y: 50 }, 14 * left, 53),
    // The clearing: trees down to the edge of the town.
    ...(century < 3 ? [grove({ x: 870, y: 540 }, { x: 40, y: 70 }, 26 - 9 * century, 7)] : []),
    ...(century < 2
      ? [grove({ x: 240, y: 690 }, { x: 120, y: 26 }, 16, 13), grove({ x: -58, y: 470 }, { x: 26, y: 90 }, 12, 61)]
      : []),
  ].join('');
};
export const TREES: Readonly<Record<Century, string>> = { 1: woods(1), 2: woods(2), 3: woods(3), 4: woods(4) };

/** A compass rose, 50 high, north up. */
export const ROSE = {
  light: range(4)
    .map(quarter => ray(quarter * 90, 46, 1) + ray(quarter * 90 + 45, 30, 1))
    .join(''),
  dark: range(4)
    .map(quarter => ray(quarter * 90, 46, -1) + ray(quarter * 90 + 45, 30, -1))
    .join(''),
};

/** Half of a point of the rose: from the centre out, and back along one side. */
function ray(degrees: number, far: number, side: 1 | -1): string {
  const turn = (angle: number, length: number): string => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${round(length * Math.cos(radians))} ${round(length * Math.sin(radians))}`;
  };
  return `M0 0L${turn(degrees, far)}L${turn(degrees + side * 45, far * 0.23)}Z`;
}
