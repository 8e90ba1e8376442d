import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { Texts } from './texts.ts';

// All languages of the start page are loaded together: they are small, and a separate request would take longer.
const CATALOGUES: { readonly [language in Language]: Texts } = { fr, en, ru };

const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);

/** The first of the browser's languages that the page has; otherwise English. */
export const languageOf = (wished: readonly string[]): Language =>
  wished.map(locale => locale.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Texts of a part of the page that are loaded in one language at a time. */
export interface LazyTexts {
  /** Whether they are in use and not loaded in this language. */
  lack(language: Language): boolean;
  load(language: Language): Promise<void>;
}

class Words {
  #language = $state.raw<Language>('en');
  #wished = $state.raw<Language>('en');
  readonly #lazy = new Set<LazyTexts>();

  get language(): Language {
    return this.#language;
  }

  /** The language chosen last: the language of the page, or the one whose texts are still loading. */
  get wished(): Language {
    return this.#wished;
  }

  get texts(): Texts {
    return CATALOGUES[this.#language];
  }

  /** From now on, a change of language waits for these texts if they are in use. */
  follow(texts: LazyTexts): void {
    this.#lazy.add(texts);
  }

  /** Loads a part of the page and, at the same time, the texts it shows. */
  async prepare<T>(part: Promise<T>, texts: Promise<LazyTexts>): Promise<T> {
    const [loaded] = await Promise.all([part, texts.then(found => found.load(this.#language))]);
    return loaded;
  }

  /** Changes the language: at once if all texts in use are loaded, otherwise when they are. */
  async speak(language: Language): Promise<void> {
    this.#wished = language;
    try {
      // More than once: something else may be opened meanwhile.
      while (this.#missing(language).length > 0)
        await Promise.all(this.#missing(language).map(texts => texts.load(language)));
    } catch (fault) {
      if (this.#wished === language) this.#wished = this.#language;
      throw fault;
    }
    if (this.#wished !== language) return;
    this.#language = language;
    document.documentElement.lang = language;
  }

  #missing(language: Language): readonly LazyTexts[] {
    return [...this.#lazy].filter(texts => texts.lack(language));
  }
}

/** The language of the page and its texts. */
export const words = new Words();
