import { getContext, setContext } from 'svelte';

const KEY = Symbol('pointed at');

/** Tells the table inside a component what a lesson points at. */
export const providePointed = (points: () => readonly string[]): void => {
  setContext(KEY, points);
};

/** What a lesson points at, for what has no elements of its own that could be marked. Call it while a component initialises. */
export const pointedAt = (): (() => readonly string[]) =>
  getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => []);
