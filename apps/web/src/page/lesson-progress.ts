import type { Script } from '@cap-diamant/kernel/lessons';
import * as v from 'valibot';
import { storedValue } from '../storage/stored-value.svelte.ts';
import { dayOf } from './day.ts';

/** Where somebody stopped: a step, and every move of its scene so far. */
export interface Bookmark {
  readonly step: number;
  readonly moves: Script;
}

const Shape = v.record(
  v.string(),
  v.object({
    done: v.optional(v.boolean(), false),
    /** The day it was first completed. */
    on: v.optional(v.number()),
    at: v.optional(v.object({ step: v.number(), moves: v.array(v.string()) })),
    /** All moves of the scene that can be played to its end. */
    playable: v.optional(v.array(v.string())),
    /** The game that became of it. */
    game: v.optional(v.string()),
  }),
);
type Kept = v.InferOutput<typeof Shape>;

const stored = storedValue<Kept>('lessons', v.optional(Shape, {}));

const keyOf = (game: string, lesson: string): string => [game, lesson].join('/');

/** Which lessons were completed, and where others were left. Stored on this device. */
class Progress {
  get #kept(): Kept {
    return stored.value;
  }

  isDone(game: string, lesson: string): boolean {
    return this.#kept[keyOf(game, lesson)]?.done ?? false;
  }

  isBegun(game: string, lesson: string): boolean {
    return this.#kept[keyOf(game, lesson)] !== undefined;
  }

  /** Where a lesson was left. */
  bookmark(game: string, lesson: string): Bookmark | undefined {
    return this.#kept[keyOf(game, lesson)]?.at;
  }

  /** The lessons that were first completed on a day. */
  completedOn(day: number): readonly { readonly game: string; readonly lesson: string }[] {
    return Object.entries(this.#kept).flatMap(([key, { on }]) => {
      const [game = '', lesson = ''] = key.split('/');
      return on === day ? [{ game, lesson }] : [];
    });
  }

  /** The scene that can be played to its end, as the learner left it. */
  playable(game: string, lesson: string): Script | undefined {
    return this.#kept[keyOf(game, lesson)]?.playable;
  }

  /** The id of the game that became of it. */
  gameOf(game: string, lesson: string): string | undefined {
    return this.#kept[keyOf(game, lesson)]?.game;
  }

  /** Keeps the place; without one, the lesson is completed. */
  keep(game: string, lesson: string, at: Bookmark | undefined): void {
    const done = at === undefined || this.isDone(game, lesson);
    const on = this.#kept[keyOf(game, lesson)]?.on ?? (done ? dayOf(Date.now()) : undefined);
    this.#change(game, lesson, { done, on, at: at && { step: at.step, moves: [...at.moves] } });
  }

  /** Keeps a scene to play on; the game of an earlier one has nothing to do with it. */
  keepPlayable(game: string, lesson: string, moves: Script): void {
    this.#change(game, lesson, { playable: [...moves], game: undefined });
  }

  keepGame(game: string, lesson: string, id: string): void {
    this.#change(game, lesson, { game: id });
  }

  #change(game: string, lesson: string, change: Partial<Kept[string]>): void {
    const key = keyOf(game, lesson);
    stored.change(before => ({ ...before, [key]: { done: false, ...before[key], ...change } }));
  }
}

export const progress = new Progress();
