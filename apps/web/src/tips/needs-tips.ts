import { progress } from '../page/lesson-progress.ts';
import { store } from '../page/services.ts';
import { settings } from '../page/settings.svelte.ts';
import type { SavedGame } from '../source/saved-game.ts';

/** The guided first game of every game. */
const FIRST_LESSON = 'first-game';

/** Whether somebody has finished a game of this kind on this device. */
const isExperienced = async (game: string): Promise<boolean> =>
  (await store.all()).some(({ record, over }) => over && record.game === game);

/**
 * Whether a game gives tips. If nobody has chosen, only those get them who began to learn this game here and have not
 * finished one yet; several people at one device never do.
 */
export const needsTips = async ({ record, players }: SavedGame): Promise<boolean> => {
  const people = players.filter(({ bot }) => bot === undefined);
  if (settings.tips === 'off' || people.length !== 1) return false;
  if (settings.tips === 'on') return true;
  return progress.isBegun(record.game, FIRST_LESSON) && !(await isExperienced(record.game));
};
