import { createPageBots } from '../bots/page-bots.ts';
import { clock } from '../session/clock.ts';
import type { Player } from '../session/players.ts';
import type { Surroundings } from '../session/types.ts';
import { GameStore } from '../store/database.ts';
import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';
import { settings } from './settings.svelte.ts';

export const store = new GameStore(trouble =>
  notices.warn(() => words.texts.trouble[trouble === 'full' ? 'storageFull' : 'storageForbidden']),
);

const botFailed = (): void => notices.warn(() => words.texts.trouble.botFailed);

/** What a player is called: by their own name, or as the language calls somebody in that seat. */
export const nameOf = ({ name, bot }: Player, seat: number): string => {
  const { texts } = words;
  if (name !== '') return name;
  return bot === undefined ? texts.person(seat + 1) : (texts.bots[seat] ?? texts.person(seat + 1));
};

/** The page as a session sees it. */
export const surroundings: Surroundings = {
  clock,
  bots: createPageBots(botFailed),
  language: () => words.language,
  nameOf,
  settings,
  keep: game => void store.keep(game),
  botFailed,
};
