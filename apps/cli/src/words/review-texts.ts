import type { Grade } from '@cap-diamant/bots';

/** What `review` says about a game. */
export interface ReviewTexts {
  progress(done: number, total: number): string;
  /** The heading of the players' table. */
  readonly players: string;
  readonly columns: { readonly player: string; readonly accuracy: string };
  readonly grades: { readonly [grade in Grade]: string };
  readonly turningPoints: string;
  /** A turn and how it changed its player's chances of winning, such as "−12%"; turns count from 1. */
  turn(turn: number, name: string, swing: string): string;
  readonly noTurningPoints: string;
  readonly mistakes: string;
  readonly noMistakes: string;
  /** A decision that was not good: its number, whose it was, the grade, and the chances before and after. */
  mistake(decision: number, name: string, grade: string, chances: string, after: string): string;
  played(about: string, notation: string): string;
  better(about: string, notation: readonly string[]): string;
  /** Why the other line is better, in one sentence. */
  readonly reason: ReasonTexts;
  /** Which engine made the review. */
  engine(version: number, playouts: number, lines: number, worlds: number): string;
  readonly notOver: string;
  readonly notJudged: string;
}

/** Why a line is better than another, in one sentence. */
export interface ReasonTexts {
  /** What it leaves the player more of: "active workers +2". */
  gains(gains: readonly string[]): string;
  /** How many points more the player can expect. */
  own(points: number): string;
  /** How many points less the best opponent can expect. */
  others(points: number): string;
  readonly later: string;
}
