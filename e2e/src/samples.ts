import { type Game, type GameRecord, nth, random, recordOf, replay, type Types, unwrap } from '@cap-diamant/kernel';
import { expect, type Page } from '@playwright/test';

/** Gets the effects of the next move, the number of moves before it, whether it starts a turn, and the move itself. */
export type Stop = (effects: readonly { readonly kind: string }[], at: number, fresh: boolean, move: string) => boolean;

export interface Sample {
  /** A file that the page opens, with people in every seat, so that no bot moves. */
  readonly file: object;
  readonly record: GameRecord;
  /** The next move of the game it comes from. */
  readonly next: string;
}

/** A game whose effects have a kind. */
interface TypesWithKind extends Types {
  effect: { readonly kind: string };
}

/** A random game up to the first move for which `stop` is true, which is left to make. */
export const sampleOf = <G extends TypesWithKind>(
  game: Game<G>,
  options: object,
  seed: string,
  stop: Stop,
  choose: (moves: readonly G['move'][], state: G['state']) => readonly G['move'][] = moves => moves,
): Sample => {
  const parsed = game.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const first = game.setup(parsed.value, seed);
  const dice = random(seed);
  const plays: { seat: number; move: string }[] = [];
  let state = first;
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const move = dice.pick(choose(game.moves(state, seat), state));
    const effects: G['effect'][] = [];
    const after = game.apply(state, seat, move, effect => effects.push(effect));
    const text = game.notation.formatMove(move);
    if (stop(effects, plays.length, game.turn(state).fresh, text)) {
      const record = recordOf(game, { options: parsed.value, seed }, first, plays);
      const table = Array.from({ length: game.seats(first) }, () => ({ name: '', random: false }));
      return { file: { ...record, table }, record, next: text };
    }
    plays.push({ seat, move: text });
    state = after;
  }
  throw new Error('nothing of the kind happened');
};

/** The same file with Anne in the seat to move and random bots in the others. */
export const againstBots = <G extends Types>(game: Game<G>, { file, record }: Sample): object => {
  const state = nth(unwrap(replay(game, record)), record.moves.length);
  const [own] = game.actors(state);
  const names = ['Luc', 'Marc', 'Rose', 'Zoé'];
  const table = Array.from({ length: game.seats(state) }, (_, seat) =>
    seat === own ? { name: 'Anne' } : { name: names.shift() ?? '', random: true },
  );
  return { ...file, table };
};

/** The first turn after a number of decisions. */
export const turnAfter =
  (decisions: number): Stop =>
  (_effects, at, fresh) =>
    fresh && at >= decisions;

/** Opens a saved game from the start page. */
export const openFile = async (page: Page, file: object): Promise<void> => {
  // Moving elements are hard to click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(page).toHaveURL(/#\/game\//);
};
