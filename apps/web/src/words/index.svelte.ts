import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { Texts } from './texts.ts';

// All languages are loaded together: they are small, and a separate request would take longer.
const CATALOGUES: { readonly [language in Language]: Texts } = { fr, en, ru };

const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);

/** The first of the browser's languages that the page has; otherwise English. */
export const languageOf = (wished: readonly string[]): Language =>
  wished.map(locale => locale.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

class Words {
  #language = $state.raw<Language>('en');

  get language(): Language {
    return this.#language;
  }

  get texts(): Texts {
    return CATALOGUES[this.#language];
  }

  speak(language: Language): void {
    this.#language = language;
    document.documentElement.lang = language;
  }
}

/** The language of the page and its texts. */
export const words = new Words();
