import type { Language, Words } from '@cap-diamant/kernel';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import type { Effect } from '../model/effect.ts';
import type { NouvelleFrance } from '../state/types.ts';
import type { Catalogue } from './catalogue.ts';
import { wordsOf } from './words-of.ts';

/** Nouvelle-France in one language, for a drawn table. */
export interface DrawnWords {
  /** The game in words, for a log and for screen readers. */
  readonly words: Words<NouvelleFrance>;
  /** The words one by one, for pages that compose their own sentences. */
  readonly table: Catalogue;
}

/** Not said: the table shows whose turn it is, and a secret look is for one player's eyes only. */
const UNSAID: ReadonlySet<string> = new Set(['turn', 'saw']);

/** A piece by its shape: which of the two with that shape it is, the picture shows. */
const byShape = (effect: Effect): Effect =>
  effect.kind === 'placed' ? { ...effect, piece: effect.piece.replace(/\d$/, '') } : effect;

export const drawnWords = (language: Language, catalogue: Catalogue): DrawnWords => {
  const spoken = wordsOf(STANDARD_BOX, catalogue, language, {});
  const effect: typeof spoken.effect = (view, told, names) =>
    UNSAID.has(told.kind) ? '' : spoken.effect(view, byShape(told), names);
  return { words: { ...spoken, effect }, table: catalogue };
};
