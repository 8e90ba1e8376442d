import { randomUUID } from 'node:crypto';
import type { GameModule } from '@cap-diamant/catalogue';
import { type Result, same, type Variant } from '@cap-diamant/kernel';
import { type Match, openMatch, resumeMatch } from '@cap-diamant/match';
import { BOTS } from '../bots/names.ts';
import { takeGame, variantFor, type Wish } from '../choice.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../usage.ts';
import { USUAL_OPPONENT } from './opponents.ts';
import { aloneAgainst, hasNameless, type Player, parseSeats, strangerIn } from './players.ts';
import { load, type Saved, tryFile } from './store.ts';

/** What was asked for on the command line. */
export interface SeatingWish extends Wish {
  readonly seed?: string;
  readonly file?: string;
  readonly set?: readonly string[];
}

/** A game on the table and who sits around it. */
export interface Seated {
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

const seated = (players: readonly Player[], seats: number, { texts }: Context): readonly Player[] => {
  if (players.length !== seats) throw new UsageError(texts.usage.seatsCount(players.length, seats));
  return players;
};

const invite = (list: string, { texts }: Context): readonly Player[] => {
  if (hasNameless(list)) throw new UsageError(texts.usage.invalid('--seats', list, texts.usage.namesNeeded));
  const players = parseSeats(list, texts);
  const stranger = strangerIn(players);
  if (stranger !== undefined) throw new UsageError(texts.usage.invalid('--seats', stranger, texts.usage.oneOf(BOTS)));
  return players;
};

const begin = async (wish: SeatingWish, context: Context, opponents: readonly string[]): Promise<Seated> => {
  const module = await takeGame(wish.game, context);
  const invited = wish.seats === undefined ? undefined : invite(wish.seats, context);
  const variant = variantFor(module, wish, context);
  const settings = Object.fromEntries((wish.set ?? []).map(text => setting(text, context)));
  const options = { ...(variant.options as object), ...settings };
  const match = checked(openMatch(module.game, { options, seed: wish.seed ?? randomUUID() }));
  const around = invited ?? aloneAgainst(variant.players, opponents, context.texts);
  return { module, match, players: seated(around, module.game.seats(match.first), context) };
};

const resume = async (file: string, saved: Saved, wish: SeatingWish, context: Context): Promise<Seated> => {
  const { usage } = context.texts;
  const module = await takeGame(saved.record.game, context);
  const match = resumeMatch(module.game, saved.record);
  if (!match.ok) throw new UsageError(usage.badFile(file, match.error.message));
  const seats = module.game.seats(match.value.first);
  const known = saved.players.length > 0 ? saved.players : aloneAgainst(seats, [USUAL_OPPONENT], context.texts);
  const around = wish.seats === undefined ? known : invite(wish.seats, context);
  return { module, match: match.value, players: seated(around, seats, context) };
};

const kept = (file: string, { texts }: Context): Saved | undefined => {
  try {
    const saved = load(file);
    if (saved === undefined || saved.ok) return saved?.value;
    throw new UsageError(texts.usage.badFile(file, saved.error.message));
  } catch (fault) {
    throw fault instanceof UsageError ? fault : new UsageError(texts.usage.noFile(file, (fault as Error).message));
  }
};

/** Better to hear at the door than after an evening that the game cannot be kept. */
const writable = (file: string, { texts }: Context): void => {
  try {
    tryFile(file);
  } catch (fault) {
    throw new UsageError(texts.usage.noWriting(file, (fault as Error).message));
  }
};

/** Sits down to the game in the file if there is one, else to a new one, against those `choose` names. */
export const sitDown = async (
  wish: SeatingWish,
  context: Context,
  choose: () => Promise<readonly string[]>,
): Promise<Seated> => {
  const opponents = async (): Promise<readonly string[]> => (wish.seats === undefined ? choose() : []);
  if (wish.file === undefined) return begin(wish, context, await opponents());
  const saved = kept(wish.file, context);
  writable(wish.file, context);
  return saved === undefined ? begin(wish, context, await opponents()) : resume(wish.file, saved, wish, context);
};

/** The variant a match is played by: the one whose options it shares most of, if there is only one such. */
export const variantOf = ({ module, match }: Seated): Variant<unknown> | undefined => {
  const options = 'options' in match.start ? (match.start.options as Record<string, unknown>) : {};
  const shared = (variant: Variant<unknown>): number =>
    Object.entries(variant.options as object).filter(([key, value]) => same(options[key], value)).length;
  const counts = module.game.options.variants.map(shared);
  const most = Math.max(...counts);
  const closest = module.game.options.variants.filter((_, at) => counts[at] === most);
  return closest.length === 1 ? closest[0] : undefined;
};
