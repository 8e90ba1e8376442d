/** How carefully a segment is judged. */
export interface Effort {
  /** How many ways to play are compared. */
  readonly lines: number;
  /** How many worlds are imagined where something is hidden. All lines are compared in the same worlds. */
  readonly worlds: number;
  /** How many playouts each line gets; 0: only the evaluation of where it ends. */
  readonly playouts: number;
}

/** Enough for a first graph: a whole game takes about a second. */
export const FIRST_LOOK: Effort = { lines: 5, worlds: 4, playouts: 0 };

/** What a review is made with. `docs/review.md` says how often ten times as many playouts give the same grade. */
export const THOROUGH: Effort = { lines: 5, worlds: 4, playouts: 8 };
