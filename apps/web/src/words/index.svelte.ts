import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import type { Texts } from './texts.ts';

const CATALOGUES: { readonly [language in Language]: () => Promise<Texts> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
};

const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);

/** The first language of the person that the page speaks; English where there is none. */
export const languageOf = (wished: readonly string[]): Language =>
  wished.map(locale => locale.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

class Words {
  #language = $state.raw<Language>('en');
  #texts = $state.raw<Texts>();

  get language(): Language {
    return this.#language;
  }

  /** Nothing is drawn before the first catalogue is there. */
  get texts(): Texts {
    if (this.#texts === undefined) throw new Error('no catalogue has been loaded yet');
    return this.#texts;
  }

  /** Loads a catalogue, then speaks from it: language and texts change together. */
  async speak(language: Language): Promise<void> {
    const texts = await CATALOGUES[language]();
    this.#texts = texts;
    this.#language = language;
    document.documentElement.lang = language;
  }
}

/** The language of the page and its texts. */
export const words = new Words();
