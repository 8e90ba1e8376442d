/** Points of one kind: a slice of each player's score. */
export interface PointSource {
  readonly key: string;
  readonly name: string;
  /** Its colour in charts. */
  readonly shade: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** Each player's points by source; sources without points are left out. */
export const sourcesIn = <K extends string>(
  keys: readonly K[],
  players: readonly { readonly points: { readonly [key in K]: number } }[],
  shades: { readonly [key in K]: string },
  nameOf: (key: K) => string,
): readonly PointSource[] =>
  keys
    .map(key => ({ key, name: nameOf(key), shade: shades[key], points: players.map(({ points }) => points[key]) }))
    .filter(({ points }) => points.some(point => point !== 0));

/** All scores at one moment of the game. */
export interface Sample {
  /** The part of the game it belongs to, as a short mark: a century, a season. */
  readonly part: string;
  readonly scores: readonly number[];
}
