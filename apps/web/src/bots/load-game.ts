import type { LoadGame } from '@cap-diamant/bots';
import { isGameId, loadEvaluation, loadRules } from '@cap-diamant/catalogue';

/** Loads the rules and the evaluation of a game for the bots. */
export const loadBotGame: LoadGame = async ({ game: id }) => {
  if (!isGameId(id)) throw new Error(`there is no game "${id}"`);
  const game = await loadRules(id);
  return { game, evaluation: () => loadEvaluation(id) };
};
