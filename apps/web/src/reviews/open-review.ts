import { ok, type Result } from '@cap-diamant/kernel';
import { outcomeOf, type ResumeFault } from '@cap-diamant/match';
import { judge, rest } from '../page/table-services.ts';
import { reopenGame } from '../source/games.ts';
import type { SavedGame } from '../source/saved-game.ts';
import { ReviewRun } from './review-run.svelte.ts';
import { reviewStorage } from './review-storage.ts';

/** How often what was found is shown: at first as the graph grows, then only now and then. */
const MOMENT = { sketching: 250, judging: 1000 };
/** How long the page has the processor to itself after somebody did something. */
const REST = 1000;
const processors = navigator.hardwareConcurrency;

/** How long before the end of a rest another one is asked for: a moving pointer would send a message every frame. */
const RENEWED = REST / 2;

let restsUntil = 0;

/** Lets the reviews of this page rest for a moment: somebody is about to click, or waits for the picture. */
export const giveWay = (): void => {
  const now = performance.now();
  if (restsUntil - now > RENEWED) return;
  restsUntil = now + REST;
  rest(REST);
};

const later = (ms: number, run: () => void): void =>
  void setTimeout(() => {
    const left = restsUntil - performance.now();
    if (left > 0) later(left, run);
    else run();
  }, ms);

/** The review of a game, with what was stored of it; refused if the game is running or does not replay. */
export const openReview = async (saved: SavedGame): Promise<Result<ReviewRun, ResumeFault | 'running'>> => {
  const match = await reopenGame(saved);
  if (!match.ok) return match;
  const outcome = outcomeOf(match.value);
  if (outcome === undefined) return { ok: false, error: 'running' };
  const soon = (show: () => void): void => later(run.sketched ? MOMENT.judging : MOMENT.sketching, show);
  const run: ReviewRun = new ReviewRun(saved.id, match.value, outcome, { ...reviewStorage, judge, soon, processors });
  await run.restore();
  return ok(run);
};
