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
  /** The separator between a label and its text. */
  readonly colon: string;
  readonly board: string;
  readonly cards: string;
  readonly players: string;
  readonly legend: string;
  readonly snowed: string;
  readonly nobody: string;
  readonly visible: string;
  deck(cards: number): string;
  readonly known: string;
  readonly discards: string;
  readonly toCome: string;
  readonly none: string;
  readonly score: string;
  readonly bonus: string;
  readonly ready: string;
  readonly holds: string;
  snow(snowfalls: number): string;
}
