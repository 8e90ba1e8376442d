import type { Seat, Types } from './game.ts';

export const LANGUAGES = ['fr', 'en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A refused move, and whose it was. */
export interface Refused<G extends Types = Types> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly move: G['move'];
  readonly names: readonly string[];
}

/** A game in words of one language, for logs, terminals and screen readers. */
export interface Words<G extends Types = Types> {
  /** The game's name. */
  readonly title: string;
  /** Names for a variant, as offered in a list: "2011, complete". */
  variant(name: string): string;
  /** What a seat is asked to decide, in one sentence. */
  question(view: G['view'], seat: Seat): string;
  /** What a move does, as an item in a list of choices. */
  move(view: G['view'], seat: Seat, move: G['move']): string;
  /** What happened, as a full sentence; `view` is the one after it. */
  effect(view: G['view'], effect: G['effect'], names: readonly string[]): string;
  /** A label for effects worth counting over many games ("century 2 ended: no site left"). */
  milestone(effect: G['effect']): string | undefined;
  /** A source of points, by the keys of the tally. */
  source(source: string): string;
  /** What a position has more (or less) of than another, by the keys of the bots' `aspects`: "active workers +2". */
  aspect(aspect: string, points: number): string;
  /** Why a move is refused: the reason of `Game.refusal` as a phrase that follows a colon. */
  reason(reason: string, refused: Refused<G>): string;
  /** Pages a player can ask for by name (`board`, `zones` …), as lines of plain text. */
  readonly pages: Readonly<Record<string, Page<G>>>;
}

export interface Page<G extends Types = Types> {
  /** What the page shows, for the list of commands. */
  readonly about: string;
  text(view: G['view'], names: readonly string[]): string;
}
