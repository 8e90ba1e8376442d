import type { Player } from '../source/players.ts';
import { GameStore } from '../storage/database.ts';
import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';

const TROUBLE = { full: 'storageFull', forbidden: 'storageForbidden', cleared: 'storageCleared' } as const;

export const store = new GameStore(trouble => notices.warn(() => words.texts.trouble[TROUBLE[trouble]]));

/** A player's own name, or the language's default name for that seat. */
export const nameOf = ({ name, bot }: Player, seat: number): string => {
  const { texts } = words;
  if (name !== '') return name;
  return bot === undefined ? texts.person(seat + 1) : (texts.bots[seat] ?? texts.person(seat + 1));
};
