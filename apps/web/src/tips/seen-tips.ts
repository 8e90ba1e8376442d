import { decode } from '@cap-diamant/kernel';
import * as v from 'valibot';

const KEY = 'cap-diamant/tips';
const Shape = v.array(v.string());

const stored = (): readonly string[] => {
  try {
    const found = decode(Shape, JSON.parse(localStorage.getItem(KEY) ?? '[]'), 'tips');
    return found.ok ? found.value : [];
  } catch {
    return [];
  }
};

/** The tips that were given on this device; none is given twice. */
export class SeenTips {
  readonly #game: string;
  #seen = new Set(stored());

  constructor(game: string) {
    this.#game = game;
  }

  has(id: string): boolean {
    return this.#seen.has(this.#keyOf(id));
  }

  add(id: string): void {
    this.#seen.add(this.#keyOf(id));
    this.#store();
  }

  /** Who turns tips on again wants to read them again. */
  forget(): void {
    this.#seen = new Set([...this.#seen].filter(key => !key.startsWith(this.#keyOf(''))));
    this.#store();
  }

  #keyOf(id: string): string {
    return `${this.#game}/${id}`;
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#seen]));
    } catch {
      // Without storage, tips are remembered until the page is closed.
    }
  }
}
