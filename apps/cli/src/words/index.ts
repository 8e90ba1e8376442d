import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { Texts } from './texts.ts';

const CATALOGUES: { readonly [language in Language]: Texts } = { fr, en, ru };

export const textsIn = (language: Language): Texts => CATALOGUES[language];

export const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** The user's language: from the option, else the system's, else English. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language => {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
};
