/** What the terminal says at an online table. */
export interface OnlineTexts {
  /** How to come back to the same seat. */
  token(token: string): string;
  readonly waiting: string;
  /** The server's reason is in English, for programs. */
  refused(reason: string): string;
  undoAsked(name: string): string;
  readonly noSaving: string;
}
