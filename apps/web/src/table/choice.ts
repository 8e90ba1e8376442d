/** A thing to do, as a button: a move as text, and its words. */
export interface Choice {
  readonly text: string;
  readonly words: string;
}
