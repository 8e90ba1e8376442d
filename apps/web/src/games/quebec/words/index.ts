import type { Language, Words } from '@cap-diamant/kernel';
import type { Quebec } from '@cap-diamant/quebec';
import type { TableWords } from '@cap-diamant/quebec/words';
import { LanguagePack } from '../../../words/language-pack.ts';
import type { PlayTexts, QuebecTexts } from './texts.ts';

/** Everything the table of Québec says. */
export const quebecTexts = new LanguagePack<QuebecTexts>({
  fr: async () => (await import('./packs/fr.ts')).texts,
  en: async () => (await import('./packs/en.ts')).texts,
  ru: async () => (await import('./packs/ru.ts')).texts,
});

/** The game in words. */
export const drawnWords = (language: Language): Words<Quebec> => quebecTexts.in(language).words;

/** What is written on the table, and a name for everything on it. */
export const tableWords = (language: Language): TableWords => quebecTexts.in(language).table;

/** What is said at the table while people play. */
export const playTexts = (language: Language): PlayTexts => quebecTexts.in(language).play;
