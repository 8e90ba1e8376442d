import type { Language } from '@cap-diamant/kernel';
import type { BookTexts, BookVariant, Rulebook } from '../../common/rulebook.ts';
import { drawnWords } from '../words/index.ts';
import { AID } from './aid.ts';
import Diagram from './diagrams/Diagram.svelte';
import { OUTLINE } from './outline.ts';

const TEXTS: { readonly [language in Language]: () => Promise<{ readonly texts: BookTexts }> } = {
  fr: () => import('./fr/index.ts'),
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
};

const variant = (id: string): BookVariant => ({
  id,
  newWords: id.startsWith('2026'),
  name: language => drawnWords(language).variant(id),
});

/** The rules of Québec in both editions. */
export const rulebook: Rulebook = {
  chapters: OUTLINE,
  aid: AID,
  variants: ['2011-family', '2011-complete', '2011-events', '2026-standard'].map(variant),
  texts: async language => (await TEXTS[language]()).texts,
  Diagram,
  variantOf: ({ edition, level }) => `${edition}-${level}`,
};
