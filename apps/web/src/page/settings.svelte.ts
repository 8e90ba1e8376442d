import { decode, LANGUAGES, type Language } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { PACES, type Pace, THEMES, type Theme } from '../words/texts.ts';

const KEY = 'cap-diamant/settings';

const Shape = v.object({
  language: v.optional(v.picklist(LANGUAGES)),
  theme: v.optional(v.picklist(THEMES), 'auto'),
  confirmTurns: v.optional(v.boolean(), true),
  pace: v.optional(v.picklist(PACES), 'calm'),
  /** Whether the log is docked beside the table. */
  log: v.fallback(v.optional(v.boolean(), false), false),
  /** The loudness of the table, from 0 to 10, and whether it is silent for now. */
  loudness: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), 6), 6),
  muted: v.fallback(v.optional(v.boolean(), false), false),
  /** What the person at this device is called; empty: not said yet. */
  name: v.fallback(v.optional(v.string(), ''), ''),
  /** How Nouvelle-France shows its sites; undefined: depends on the device. */
  sites: v.fallback(v.optional(v.picklist(['scene', 'plan'])), undefined),
});

const MILLISECONDS: { readonly [pace in Pace]: number } = { slow: 1600, calm: 800, quick: 300, instant: 0 };

/** The stored settings; empty if storage is blocked or the content is invalid. */
const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
};

const read = (): v.InferOutput<typeof Shape> => {
  const found = decode(Shape, stored(), 'settings');
  return found.ok ? found.value : v.parse(Shape, {});
};

/** The settings for all games. Every change is stored and applies at once. */
class Settings {
  #chosen = $state.raw(read());

  /** Undefined: follows the browser. */
  get language(): Language | undefined {
    return this.#chosen.language;
  }

  get theme(): Theme {
    return this.#chosen.theme;
  }

  get confirmTurns(): boolean {
    return this.#chosen.confirmTurns;
  }

  get paceName(): Pace {
    return this.#chosen.pace;
  }

  /** The minimum time between two moves of bots, in milliseconds. */
  get pace(): number {
    return MILLISECONDS[this.#chosen.pace];
  }

  get sites(): 'scene' | 'plan' | undefined {
    return this.#chosen.sites;
  }

  get name(): string {
    return this.#chosen.name;
  }

  get loudness(): number {
    return this.#chosen.loudness;
  }

  get muted(): boolean {
    return this.#chosen.muted;
  }

  get log(): boolean {
    return this.#chosen.log;
  }

  change(change: Partial<v.InferOutput<typeof Shape>>): void {
    this.#chosen = { ...this.#chosen, ...change };
    this.showTheme();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // Without storage, settings last until the page is closed.
    }
  }

  showTheme(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
