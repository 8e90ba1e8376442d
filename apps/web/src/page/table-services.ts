import { createPageBots } from '../bots/page-bots.ts';
import { clock } from '../source/clock.ts';
import type { LocalParts } from '../source/local-source.svelte.ts';
import { joinTabs } from '../source/tabs.ts';
import { localDrafts } from '../table/state/draft-storage.ts';
import type { TableParts } from '../table/state/types.ts';
import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';
import { nameOf, store } from './services.ts';
import { settings } from './settings.svelte.ts';

// What only tables use; the start page does not load it.

const botFailed = (): void => notices.warn(() => words.texts.trouble.botFailed);

const bots = createPageBots(botFailed);

/** Judges decisions, and lets whoever thinks in the background rest. */
export const { judge, rest } = bots;

/** What a local game needs of the page. */
export const localParts: LocalParts = {
  clock,
  bots,
  store,
  joinTabs,
  pace: () => settings.pace,
  botFailed,
};

/** What a table needs of the page. */
export const tableParts: TableParts = {
  clock,
  drafts: localDrafts,
  language: () => words.language,
  nameOf,
  settings,
  advise: (request, signal) => bots.advise(request, signal),
  refused: ({ stale }) => notices.say(() => words.texts.trouble[stale ? 'wentOn' : 'refused'], 'command'),
  accepted: () => notices.clear('command'),
};
