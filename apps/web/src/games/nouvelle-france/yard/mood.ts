/** The light of the yard; colours are amounts of light, not of paint. */
export interface Mood {
  readonly sun: readonly [number, number, number];
  readonly sky: readonly [number, number, number];
  readonly snow: readonly [number, number, number];
}

/** From a clear autumn morning to the blue hour: colder with each snowfall. */
const DAY: readonly Mood[] = [
  { sun: [1.42, 1.24, 0.98], sky: [0.5, 0.54, 0.6], snow: [0.95, 0.94, 0.92] },
  { sun: [1.3, 1.08, 0.84], sky: [0.56, 0.56, 0.62], snow: [0.93, 0.92, 0.9] },
  { sun: [0.98, 0.98, 1.0], sky: [0.52, 0.58, 0.7], snow: [0.9, 0.93, 0.96] },
  { sun: [0.72, 0.8, 0.98], sky: [0.42, 0.52, 0.74], snow: [0.86, 0.91, 1.0] },
];

/** By night a lamp stands where the sun was, and the moon is the sky. */
const NIGHT: readonly Mood[] = [
  { sun: [1.0, 0.68, 0.36], sky: [0.16, 0.19, 0.32], snow: [0.86, 0.86, 0.9] },
  { sun: [0.92, 0.62, 0.34], sky: [0.17, 0.21, 0.36], snow: [0.82, 0.84, 0.92] },
  { sun: [0.76, 0.56, 0.38], sky: [0.16, 0.22, 0.4], snow: [0.78, 0.83, 0.95] },
  { sun: [0.56, 0.48, 0.42], sky: [0.15, 0.22, 0.44], snow: [0.74, 0.82, 1.0] },
];

type Triple = readonly [number, number, number];

const between = (from: Triple, to: Triple, share: number): Triple => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The light after so much snow, which may be on its way from one fall to the next. */
export const moodAt = (snow: number, night: boolean): Mood => {
  const moods = night ? NIGHT : DAY;
  const below = Math.min(moods.length - 1, Math.max(0, Math.floor(snow)));
  const from = moods[below];
  const to = moods[Math.min(moods.length - 1, below + 1)];
  if (from === undefined || to === undefined) throw new Error(`no light for ${snow}`);
  const share = snow - below;
  return {
    sun: between(from.sun, to.sun, share),
    sky: between(from.sky, to.sky, share),
    snow: between(from.snow, to.snow, share),
  };
};
