import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { storedValue } from '../storage/stored-value.svelte.ts';
import { PACES, type Pace, THEMES, type Theme } from '../words/texts.ts';

const Shape = v.object({
  language: v.optional(v.picklist(LANGUAGES)),
  theme: v.optional(v.picklist(THEMES), 'auto'),
  confirmTurns: v.optional(v.boolean(), true),
  pace: v.optional(v.picklist(PACES), 'calm'),
  /** Whether the log is docked beside the table. */
  log: v.fallback(v.optional(v.boolean(), false), false),
  /** Whether the chat of online tables is docked beside the table. */
  chat: v.fallback(v.optional(v.boolean(), false), false),
  /** The loudness of the table, from 0 to 10, and whether it is silent for now. */
  loudness: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), 6), 6),
  muted: v.fallback(v.optional(v.boolean(), false), false),
  /** What the person at this device is called; empty: not said yet. */
  name: v.fallback(v.optional(v.string(), ''), ''),
  /** Whether games give tips; undefined: only somebody's first one. */
  tips: v.fallback(v.optional(v.picklist(['on', 'off'])), undefined),
  /** How Nouvelle-France shows its sites; undefined: depends on the device. */
  sites: v.fallback(v.optional(v.picklist(['scene', 'plan'])), undefined),
});

const MILLISECONDS: { readonly [pace in Pace]: number } = { slow: 1600, calm: 800, quick: 300, instant: 0 };

/** The settings for all games. Every change is stored and applies at once, in other tabs too. */
class Settings {
  readonly #stored = storedValue('settings', v.optional(Shape, {}));

  get #chosen(): v.InferOutput<typeof Shape> {
    return this.#stored.value;
  }

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

  get tips(): 'on' | 'off' | undefined {
    return this.#chosen.tips;
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

  get chat(): boolean {
    return this.#chosen.chat;
  }

  change(change: Partial<v.InferOutput<typeof Shape>>): void {
    this.#stored.change(before => ({ ...before, ...change }));
  }
}

export const settings = new Settings();
