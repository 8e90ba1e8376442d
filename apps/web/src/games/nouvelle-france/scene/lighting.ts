/** Colours of the light, in linear space. */
export interface Lighting {
  readonly sun: readonly [number, number, number];
  readonly sky: readonly [number, number, number];
  readonly snow: readonly [number, number, number];
  readonly water: readonly [number, number, number];
  /** What the far shore fades into; as it is shown, not in linear space. */
  readonly haze: readonly [number, number, number];
}

const OPEN_WATER = [0.1, 0.19, 0.25] as const;
const ICE = [0.45, 0.54, 0.6] as const;

/** From a clear autumn morning to the blue hour: colder with each snowfall, and the river freezes. */
const DAY: readonly Lighting[] = [
  {
    sun: [1.12, 0.98, 0.78],
    sky: [0.47, 0.51, 0.57],
    snow: [0.8, 0.79, 0.76],
    water: OPEN_WATER,
    haze: [0.93, 0.91, 0.86],
  },
  {
    sun: [1.04, 0.84, 0.64],
    sky: [0.46, 0.47, 0.54],
    snow: [0.84, 0.83, 0.82],
    water: OPEN_WATER,
    haze: [0.95, 0.87, 0.78],
  },
  { sun: [0.78, 0.78, 0.8], sky: [0.42, 0.48, 0.6], snow: [0.8, 0.83, 0.87], water: ICE, haze: [0.82, 0.85, 0.89] },
  { sun: [0.58, 0.62, 0.74], sky: [0.36, 0.43, 0.58], snow: [0.77, 0.82, 0.9], water: ICE, haze: [0.6, 0.68, 0.8] },
];

/** By night a lamp stands where the sun was, and the moon is the sky. */
const NIGHT: readonly Lighting[] = [
  {
    sun: [0.86, 0.55, 0.27],
    sky: [0.15, 0.18, 0.31],
    snow: [0.8, 0.8, 0.84],
    water: OPEN_WATER,
    haze: [0.2, 0.23, 0.36],
  },
  {
    sun: [0.74, 0.48, 0.25],
    sky: [0.15, 0.19, 0.34],
    snow: [0.76, 0.78, 0.86],
    water: OPEN_WATER,
    haze: [0.19, 0.23, 0.38],
  },
  { sun: [0.58, 0.42, 0.27], sky: [0.14, 0.2, 0.37], snow: [0.72, 0.77, 0.9], water: ICE, haze: [0.18, 0.24, 0.41] },
  { sun: [0.4, 0.33, 0.28], sky: [0.13, 0.2, 0.4], snow: [0.68, 0.76, 0.95], water: ICE, haze: [0.19, 0.27, 0.46] },
];

/** How far the lamp reaches at night; the sun reaches everywhere. */
export const reachOf = (night: boolean): number => (night ? 16 : 1e4);

type Triple = readonly [number, number, number];

const between = (from: Triple, to: Triple, share: number): Triple => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The light at a snow level; between two levels it is interpolated. */
export const lightingAt = (snow: number, night: boolean): Lighting => {
  const steps = night ? NIGHT : DAY;
  const below = Math.min(steps.length - 1, Math.max(0, Math.floor(snow)));
  const from = steps[below];
  const to = steps[Math.min(steps.length - 1, below + 1)];
  if (from === undefined || to === undefined) throw new Error(`no light for ${snow}`);
  const share = snow - below;
  return {
    sun: between(from.sun, to.sun, share),
    sky: between(from.sky, to.sky, share),
    snow: between(from.snow, to.snow, share),
    water: between(from.water, to.water, share),
    haze: between(from.haze, to.haze, share),
  };
};
