import type { Language } from '@cap-diamant/kernel';
import type { BookTexts, Rulebook } from '../../common/rulebook.ts';
import { AID } from './aid.ts';
import Diagram from './diagrams/Diagram.svelte';
import { OUTLINE } from './outline.ts';

const TEXTS: { readonly [language in Language]: () => Promise<{ readonly texts: BookTexts }> } = {
  fr: () => import('./fr/index.ts'),
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
};

/** The rules of Nouvelle-France. There is one edition; its options have paragraphs of their own. */
export const rulebook: Rulebook = {
  chapters: OUTLINE,
  aid: AID,
  variants: [],
  texts: async language => (await TEXTS[language]()).texts,
  Diagram,
  variantOf: () => undefined,
};
