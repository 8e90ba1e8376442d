import type { Seat } from '@cap-diamant/kernel';
import type { Aspect } from '../evaluation/aspects.ts';
import type { Effect } from '../model/effect.ts';
import type { Move } from '../model/move.ts';
import type { VariantName } from '../model/options.ts';
import type { ByAlly, ByBonus, ByColour, BySite, Reason, Site } from '../model/vocabulary.ts';
import type { Decision, Source } from '../state/state.ts';

type OfKind<T extends { readonly kind: string }, Result, Extra extends readonly unknown[] = []> = {
  readonly [K in T['kind']]: (fact: Extract<T, { kind: K }>, ...extra: Extra) => Result;
};

/** Other facts that a sentence about an effect may need. */
export interface Company {
  name(seat: Seat): string;
  /** The nation whose representative is with this seat. */
  nation(seat: Seat): string;
}

/** The game in one language. The compiler keeps every catalogue complete. */
export interface Catalogue {
  readonly title: string;
  readonly variant: { readonly [name in VariantName]: string };
  /** With the article where the language has one: "the church". */
  readonly site: BySite<string>;
  /** Where a piece is put: "on the church". */
  readonly onSite: BySite<string>;
  readonly character: BySite<string>;
  readonly bonus: ByBonus<string>;
  /** As what is placed: in Russian, another case. */
  readonly placedBonus: ByBonus<string>;
  readonly ally: ByAlly<string>;
  readonly nation: ByColour<string>;
  readonly colour: ByColour<string>;
  /** One letter for each colour, for floor plans. */
  readonly letter: ByColour<string>;
  readonly floor: readonly [string, string, string];
  readonly reason: { readonly [reason in Reason]: string };
  /** What is counted over many games. */
  readonly milestone: { completed(site: Site): string; readonly claimed: string; readonly stolen: string };
  readonly source: { readonly [source in Source | 'total']: string };
  /** What a move can be good for, before the points it brings: "allies available −3". */
  readonly aspect: { readonly [aspect in Aspect]: string };
  /** A piece of a shape, with the colour it has twice. */
  piece(id: string, doubled: string): string;
  /** `bonus` is the piece that may be placed instead of drawing, in words, if one may. */
  readonly question: OfKind<Decision, string, [bonus: string | undefined]>;
  readonly over: string;
  /** `piece` is what a placement puts down, in words. */
  readonly move: OfKind<Move, string, [piece: string]>;
  readonly effect: OfKind<Effect, string, [company: Company]>;
  readonly page: Labels;
}

/** Headings and short lines of the pages. */
interface Labels {
  labelled(label: string, text: string): string;
  /** Several things, or `none`. */
  listed(texts: readonly string[]): string;
  readonly board: string;
  readonly cards: string;
  readonly players: string;
  /** Below the floor plans, after the letters of the colours. */
  legend(letters: readonly string[]): string;
  /** Above the plans of a site: its character, what it pays, and who holds it. */
  site(name: string, character: string, points: number, holder: string | undefined): string;
  /** Above the plan of a floor: its name and the face of its stick. */
  floor(name: string, face: string, snowed: boolean): string;
  readonly visible: string;
  deck(cards: number): string;
  readonly known: string;
  /** A card this player has seen in the deck, and how far down it is. */
  deckCard(place: number, card: string): string;
  readonly discards: string;
  readonly toCome: string;
  readonly none: string;
  player(name: string, colour: string, score: number): string;
  readonly bonus: string;
  readonly ready: string;
  readonly holds: string;
  snow(snowfalls: number): string;
}
