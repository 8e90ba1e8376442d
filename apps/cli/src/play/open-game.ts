import { randomUUID } from 'node:crypto';
import type { GameModule } from '@cap-diamant/catalogue';
import { type Result, same, type Variant } from '@cap-diamant/kernel';
import { type Match, openMatch, resumeMatch, seatsOf } from '@cap-diamant/match';
import { BOTS } from '../bots/names.ts';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';
import { type GameChoice, takeGame, variantFor } from '../games/game-choice.ts';
import { checkWritable, loadGameFile, type SavedGame } from './game-file.ts';
import { DEFAULT_OPPONENT } from './opponents.ts';
import { hasUnnamed, onePersonAgainst, type Player, parseSeats, unknownBotIn } from './players.ts';

/** The command-line options that say what is played, and by whom. */
export interface OpenGameOptions extends GameChoice {
  readonly seed?: string;
  readonly file?: string;
  readonly set?: readonly string[];
}

/** A game ready to play, and its players. */
export interface OpenedGame {
  readonly module: GameModule;
  readonly match: Match;
  readonly players: readonly Player[];
}

/** `layout=first-game` or `first=2`: values are JSON where they can be, else text. */
const setting = (text: string, { texts }: Context): readonly [string, unknown] => {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(texts.usage.invalid('--set', text, 'name=value'));
  const value = text.slice(at + 1);
  try {
    return [text.slice(0, at), JSON.parse(value)];
  } catch {
    return [text.slice(0, at), value];
  }
};

const checked = <T>(result: Result<T>): T => {
  if (!result.ok) throw new UsageError(result.error.message);
  return result.value;
};

const checkCount = (players: readonly Player[], seats: number, { texts }: Context): readonly Player[] => {
  if (players.length !== seats) throw new UsageError(texts.usage.seatsCount(players.length, seats));
  return players;
};

const playersNamed = (list: string, { texts }: Context): readonly Player[] => {
  if (hasUnnamed(list)) throw new UsageError(texts.usage.invalid('--seats', list, texts.usage.namesNeeded));
  const players = parseSeats(list, texts);
  const unknown = unknownBotIn(players);
  if (unknown !== undefined) throw new UsageError(texts.usage.invalid('--seats', unknown, texts.usage.oneOf(BOTS)));
  return players;
};

const begin = async (options: OpenGameOptions, context: Context, opponents: readonly string[]): Promise<OpenedGame> => {
  const module = await takeGame(options.game, context);
  const named = options.seats === undefined ? undefined : playersNamed(options.seats, context);
  const variant = variantFor(module, options, context);
  const settings = Object.fromEntries((options.set ?? []).map(text => setting(text, context)));
  const gameOptions = { ...(variant.options as object), ...settings };
  const match = checked(openMatch(module.game, { options: gameOptions, seed: options.seed ?? randomUUID() }));
  const players = named ?? onePersonAgainst(variant.players, opponents, context.texts);
  return { module, match, players: checkCount(players, seatsOf(match), context) };
};

const resume = async (
  file: string,
  saved: SavedGame,
  options: OpenGameOptions,
  context: Context,
): Promise<OpenedGame> => {
  const { usage } = context.texts;
  const module = await takeGame(saved.record.game, context);
  const match = resumeMatch(module.game, saved.record);
  if (!match.ok) throw new UsageError(usage.badFile(file, match.error.message));
  const seats = seatsOf(match.value);
  const known = saved.players.length > 0 ? saved.players : onePersonAgainst(seats, [DEFAULT_OPPONENT], context.texts);
  const players = options.seats === undefined ? known : playersNamed(options.seats, context);
  return { module, match: match.value, players: checkCount(players, seats, context) };
};

const savedIn = (file: string, { texts }: Context): SavedGame | undefined => {
  try {
    const saved = loadGameFile(file);
    if (saved === undefined || saved.ok) return saved?.value;
    throw new UsageError(texts.usage.badFile(file, saved.error.message));
  } catch (fault) {
    throw fault instanceof UsageError ? fault : new UsageError(texts.usage.noFile(file, (fault as Error).message));
  }
};

/** Checks at the start that the game can be saved, rather than failing at the end of an evening. */
const requireWritable = (file: string, { texts }: Context): void => {
  try {
    checkWritable(file);
  } catch (fault) {
    throw new UsageError(texts.usage.noWriting(file, (fault as Error).message));
  }
};

/** Opens the saved game if the file exists, else a new one against the opponents `choose` returns. */
export const openGame = async (
  options: OpenGameOptions,
  context: Context,
  choose: () => Promise<readonly string[]>,
): Promise<OpenedGame> => {
  const opponents = async (): Promise<readonly string[]> => (options.seats === undefined ? choose() : []);
  if (options.file === undefined) return begin(options, context, await opponents());
  const saved = savedIn(options.file, context);
  requireWritable(options.file, context);
  return saved === undefined
    ? begin(options, context, await opponents())
    : resume(options.file, saved, options, context);
};

/** The variant of a match: the one that shares most of its options, if there is only one. */
export const variantOf = ({ module, match }: OpenedGame): Variant<unknown> | undefined => {
  const options = 'options' in match.start ? (match.start.options as Record<string, unknown>) : {};
  const shared = (variant: Variant<unknown>): number =>
    Object.entries(variant.options as object).filter(([key, value]) => same(options[key], value)).length;
  const counts = module.game.options.variants.map(shared);
  const most = Math.max(...counts);
  const closest = module.game.options.variants.filter((_, at) => counts[at] === most);
  return closest.length === 1 ? closest[0] : undefined;
};
