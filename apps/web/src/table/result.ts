/** Points of one kind: a slice of every player's score. */
export interface Source {
  readonly key: string;
  readonly name: string;
  /** Its colour in charts. */
  readonly shade: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** The points of everybody at one moment of the game. */
export interface Sample {
  /** The part of the game it belongs to, as a short mark: a century, a season. */
  readonly part: string;
  readonly scores: readonly number[];
}
