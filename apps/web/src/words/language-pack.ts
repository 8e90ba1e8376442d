import type { Language } from '@cap-diamant/kernel';
import { words } from './index.svelte.ts';

type Files<T> = { readonly [language in Language]: () => Promise<T> };

/**
 * Texts of a part of the page, with a file for each language. Whoever opens that part loads them in the language of the
 * page (`words.prepare`). From then on they can be read at any time: the language changes only when they are there.
 */
export class LanguagePack<T> {
  readonly #files: Files<T>;
  readonly #requests = new Map<Language, Promise<void>>();
  readonly #loaded = new Map<Language, T>();

  constructor(files: Files<T>) {
    this.#files = files;
    words.follow(this);
  }

  in(language: Language): T {
    const texts = this.#loaded.get(language);
    if (texts === undefined) throw new Error(`texts in "${language}" are not loaded`);
    return texts;
  }

  lack(language: Language): boolean {
    return this.#requests.size > 0 && !this.#loaded.has(language);
  }

  load(language: Language): Promise<void> {
    const request = this.#requests.get(language) ?? this.#request(language);
    this.#requests.set(language, request);
    return request;
  }

  async #request(language: Language): Promise<void> {
    try {
      this.#loaded.set(language, await this.#files[language]());
    } catch (fault) {
      // The next request may succeed.
      this.#requests.delete(language);
      throw fault;
    }
  }
}
