import { ok, type Result } from '@cap-diamant/kernel';
import { outcomeOf, type ResumeFault } from '@cap-diamant/match';
import { judge } from '../page/table-services.ts';
import { reopenGame } from '../source/games.ts';
import type { SavedGame } from '../source/saved-game.ts';
import { ReviewRun } from './review-run.svelte.ts';
import { reviewStorage } from './review-storage.ts';

/** How often what was found is shown. */
const MOMENT = 250;
const soon = (run: () => void): void => void setTimeout(run, MOMENT);
const processors = navigator.hardwareConcurrency;

/** The review of a game, with what was stored of it; refused if the game is running or does not replay. */
export const openReview = async (saved: SavedGame): Promise<Result<ReviewRun, ResumeFault | 'running'>> => {
  const match = await reopenGame(saved);
  if (!match.ok) return match;
  const outcome = outcomeOf(match.value);
  if (outcome === undefined) return { ok: false, error: 'running' };
  const run = new ReviewRun(saved.id, match.value, outcome, { ...reviewStorage, judge, soon, processors });
  await run.restore();
  return ok(run);
};
