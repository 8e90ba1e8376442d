import { type LazyTexts, words } from '../words/index.svelte.ts';
import type { GameLessons } from './common/game-lessons.ts';
import type { GameSetup, GameUi } from './common/game-ui.ts';
import type { GamePuzzles } from './common/puzzles.ts';
import type { Rulebook } from './common/rulebook.ts';
import type { GameTips } from './common/tips.ts';
// Setups are small, so the start page imports them. Tables load when a game is opened.
import { setup as quebecSetup } from './quebec/setup/index.ts';

interface Entry {
  setup(): Promise<GameSetup>;
  /** What its table, its rules and its companion say. */
  texts(): Promise<LazyTexts>;
  ui(): Promise<GameUi>;
  rules(): Promise<Rulebook>;
  lessons(): Promise<GameLessons>;
  puzzles(): Promise<GamePuzzles>;
  tips(): Promise<GameTips>;
}

/** The games the page can show, by id. Beside it, `editors.ts` and `companions.ts` name what few people load. */
const TABLES: Readonly<Record<string, Entry>> = {
  quebec: {
    setup: async () => quebecSetup,
    texts: async () => (await import('./quebec/words/index.ts')).quebecTexts,
    ui: async () => (await import('./quebec/ui.ts')).ui,
    rules: async () => (await import('./quebec/rulebook/index.ts')).rulebook,
    lessons: async () => (await import('./quebec/lessons.ts')).lessons,
    puzzles: async () => (await import('./quebec/puzzles/index.ts')).puzzles,
    tips: async () => (await import('./quebec/tips/index.ts')).tips,
  },
  'nouvelle-france': {
    setup: async () => (await import('./nouvelle-france/setup/index.ts')).setup,
    texts: async () => (await import('./nouvelle-france/words/index.ts')).nouvelleFranceTexts,
    ui: async () => (await import('./nouvelle-france/ui.ts')).ui,
    rules: async () => (await import('./nouvelle-france/rulebook/index.ts')).rulebook,
    lessons: async () => (await import('./nouvelle-france/lessons.ts')).lessons,
    puzzles: async () => (await import('./nouvelle-france/puzzles/index.ts')).puzzles,
    tips: async () => (await import('./nouvelle-france/tips/index.ts')).tips,
  },
};

export const TABLE_IDS: readonly string[] = Object.keys(TABLES);

const entry = (id: string): Entry => {
  const found = TABLES[id];
  if (found === undefined) throw new Error(`no table for "${id}"`);
  return found;
};

export const hasTable = (id: string): boolean => Object.hasOwn(TABLES, id);

export const loadSetup = (id: string): Promise<GameSetup> => entry(id).setup();

/** A part of the page about a game, once the texts it shows are loaded as well. */
export const withTexts = <T>(id: string, part: Promise<T>): Promise<T> => words.prepare(part, entry(id).texts());

export const loadRulebook = (id: string): Promise<Rulebook> => withTexts(id, entry(id).rules());

export const loadLessons = (id: string): Promise<GameLessons> => entry(id).lessons();

export const loadPuzzles = (id: string): Promise<GamePuzzles> => entry(id).puzzles();

export const loadTips = (id: string): Promise<GameTips> => withTexts(id, entry(id).tips());

export const loadUi = (id: string): Promise<GameUi> => withTexts(id, entry(id).ui());
