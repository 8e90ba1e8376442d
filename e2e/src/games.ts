import { type GameRecord, random, recordOf } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { expect, type Page } from '@playwright/test';

/** Looks at what the next move does, how many came before it, whether it begins a turn, and the move itself. */
type Stop = (effects: readonly { readonly kind: string }[], at: number, fresh: boolean, move: string) => boolean;

interface Sample {
  /** A file the page opens: people in every seat, so that nobody moves by themselves. */
  readonly file: object;
  readonly record: GameRecord;
  /** The move that comes next in the game it was taken from. */
  readonly next: string;
}

/** A game played at random up to the first move that does something, which is left to be made. */
export const gameBefore = (options: object, seed: string, stop: Stop): Sample => {
  const parsed = quebec.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const first = quebec.setup(parsed.value, seed);
  const dice = random(seed);
  const plays: { seat: number; move: string }[] = [];
  let state = first;
  for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
    const move = dice.pick(quebec.moves(state, seat));
    const effects: { readonly kind: string }[] = [];
    const after = quebec.apply(state, seat, move, effect => effects.push(effect));
    const text = quebec.notation.formatMove(move);
    if (stop(effects, plays.length, quebec.turn(state).fresh, text)) {
      const record = recordOf(quebec, { options: parsed.value, seed }, first, plays);
      const table = Array.from({ length: quebec.seats(first) }, () => ({ name: '', random: false }));
      return { file: { ...record, table }, record, next: text };
    }
    plays.push({ seat, move: text });
    state = after;
  }
  throw new Error('nothing of the kind happened');
};

export const ENDS_CENTURY: Stop = effects => effects.some(({ kind }) => kind === 'century-begins');
export const ENDS_GAME: Stop = effects => effects.some(({ kind }) => kind === 'over');

/** The action of a district is about to be taken. */
export const TAKES: Stop = (_effects, _at, _fresh, move) => move.startsWith('take');

/** The first turn after so many decisions. */
export const turnAfter =
  (decisions: number): Stop =>
  (_effects, at, fresh) =>
    fresh && at >= decisions;

/** Opens a saved game from the start page. */
export const openGame = async (page: Page, file: object): Promise<void> => {
  // What moves is hard to hit.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.locator('main section.plan')).toBeAttached();
  // On a phone another side than the plan may come up by itself; where the plan is seen, it has its size.
  const isLaid = (board: Element) => board.clientWidth === 0 || board.querySelector('svg[width="0"]') === null;
  await expect.poll(() => page.locator('main .board').evaluate(isLaid)).toBe(true);
};

/** Makes a move by the list of everything that can be done. */
export const make = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('m');
  await page.locator(`dialog [data-move="${move}"]`).click();
};
