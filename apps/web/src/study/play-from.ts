import type { Seat } from '@cap-diamant/kernel';
import { notices } from '../page/notices.svelte.ts';
import { router } from '../page/router.svelte.ts';
import { store } from '../page/services.ts';
import type { Player } from '../source/players.ts';
import { studyTexts } from '../studies/words/index.ts';
import { words } from '../words/index.svelte.ts';
import type { StudySource } from './study-source.svelte.ts';

/** Starts a game at the current position of a study: a person plays one seat, bots the others. */
export const playFrom = async (source: StudySource, own: Seat): Promise<void> => {
  const players = source.players.map((player, seat): Player => (seat === own ? player : { ...player, bot: 'medium' }));
  const game = source.asGame(players);
  await store.add(game);
  router.go({ page: 'game', id: game.id });
  notices.say(() => studyTexts(words.language).played);
};
