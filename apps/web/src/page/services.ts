import { createPageBots } from '../bots/page-bots.ts';
import { clock } from '../source/clock.ts';
import type { LocalParts } from '../source/local-source.svelte.ts';
import type { Player } from '../source/players.ts';
import { joinTabs } from '../source/tabs.ts';
import { GameStore } from '../storage/database.ts';
import { localDrafts } from '../table/state/draft-storage.ts';
import type { TableParts } from '../table/state/types.ts';
import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';
import { settings } from './settings.svelte.ts';

const TROUBLE = { full: 'storageFull', forbidden: 'storageForbidden', cleared: 'storageCleared' } as const;

export const store = new GameStore(trouble => notices.warn(() => words.texts.trouble[TROUBLE[trouble]]));

const botFailed = (): void => notices.warn(() => words.texts.trouble.botFailed);

const bots = createPageBots(botFailed);

/** A player's own name, or the language's default name for that seat. */
export const nameOf = ({ name, bot }: Player, seat: number): string => {
  const { texts } = words;
  if (name !== '') return name;
  return bot === undefined ? texts.person(seat + 1) : (texts.bots[seat] ?? texts.person(seat + 1));
};

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
