import type { LoadGame } from '@cap-diamant/bots';
import { isGameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';

/** The games in the form bots need. */
export const loadBotGame: LoadGame = async ({ game: id }) => {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  const { game } = await loadGame(id);
  return { game, evaluation: () => loadEvaluation(id) };
};
