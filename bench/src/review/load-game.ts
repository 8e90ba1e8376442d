import type { LoadGame } from '@cap-diamant/bots';
import { isGameId, loadEvaluation, loadRules } from '@cap-diamant/catalogue';

export const loadBotGame: LoadGame = async ({ game }) => {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return { game: await loadRules(game), evaluation: () => loadEvaluation(game) };
};
