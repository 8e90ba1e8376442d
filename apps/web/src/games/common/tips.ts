import type { Language, Seat } from '@cap-diamant/kernel';

/** Something worth knowing in a position. */
export interface Tip {
  /** Each tip is given once, so its name is remembered. */
  readonly id: string;
  /** The paragraph of the rules about it. */
  readonly rule?: string;
  say(language: Language): string;
}

/** The tips of a game, for somebody's first games. */
export interface GameTips {
  /** The tips that fit the beginning of a seat's turn, the most urgent first. */
  tipsFor(view: unknown, seat: Seat, names: readonly string[]): readonly Tip[];
}
