import * as v from 'valibot';
import { storedValue } from '../storage/stored-value.svelte.ts';

const stored = storedValue<readonly string[]>('tips', v.optional(v.array(v.string()), []));

/** The tips of a game that were given on this device; none is given twice. */
export class SeenTips {
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  has(id: string): boolean {
    return stored.value.includes(this.#keyOf(id));
  }

  add(id: string): void {
    stored.change(seen => [...seen, this.#keyOf(id)]);
  }

  /** Who turns tips on again wants to read them again. */
  forget(): void {
    stored.change(seen => seen.filter(key => !key.startsWith(this.#keyOf(''))));
  }

  #keyOf(id: string): string {
    return `${this.#game}/${id}`;
  }
}
