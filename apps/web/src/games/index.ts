import type { GameSetup, GameUi } from './common/game-ui.ts';
// Setups are small, so the start page imports them. Tables load when a game is opened.
import { setup as quebecSetup } from './quebec/setup/index.ts';

interface Entry {
  setup(): Promise<GameSetup>;
  ui(): Promise<GameUi>;
}

/** The games the page can show, by id. This is the only file that names them all. */
const TABLES: Readonly<Record<string, Entry>> = {
  quebec: {
    setup: async () => quebecSetup,
    ui: async () => (await import('./quebec/ui.ts')).ui,
  },
  'nouvelle-france': {
    setup: async () => (await import('./nouvelle-france/setup/index.ts')).setup,
    ui: async () => (await import('./nouvelle-france/ui.ts')).ui,
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

export const loadUi = (id: string): Promise<GameUi> => entry(id).ui();
