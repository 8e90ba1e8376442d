import type { Language, Words } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Catalogue } from '@cap-diamant/nouvelle-france/words';
import { LanguagePack } from '../../../words/language-pack.ts';
import type { PlacingTexts } from './placing/texts.ts';
import type { NouvelleFranceTexts, PlayTexts } from './texts.ts';

export type { PlayTexts } from './texts.ts';

/** Everything the table of Nouvelle-France says. */
export const nouvelleFranceTexts = new LanguagePack<NouvelleFranceTexts>({
  fr: async () => (await import('./packs/fr.ts')).texts,
  en: async () => (await import('./packs/en.ts')).texts,
  ru: async () => (await import('./packs/ru.ts')).texts,
});

/** The game in words. */
export const drawnWords = (language: Language): Words<NouvelleFrance> => nouvelleFranceTexts.in(language).words;

/** The words of the game one by one. */
export const tableWords = (language: Language): Catalogue => nouvelleFranceTexts.in(language).table;

/** What is said at the table while people play. */
export const playTexts = (language: Language): PlayTexts => nouvelleFranceTexts.in(language).play;

/** Texts shown while a piece is in hand. */
export const placingTexts = (language: Language): PlacingTexts => nouvelleFranceTexts.in(language).placing;
