/** A move as a button: its notation and its words. */
export interface Choice {
  readonly text: string;
  readonly words: string;
}
