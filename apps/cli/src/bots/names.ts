import { BOT_NAMES } from '@cap-diamant/bots';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';
import { isBotName, isOutside } from './open.ts';

/** Our own bots; those with a parameter are listed as a pattern. */
export const HOUSE_BOTS: readonly string[] = [...BOT_NAMES, 'search:PLAYOUTS'];

/** Every bot: ours, and outside programs. */
export const BOTS: readonly string[] = [...HOUSE_BOTS, 'cmd:PROGRAM'];

/** A comma-separated list of names; a program may contain commas, so it stands alone. */
const split = (list: string): string[] => (isOutside(list) ? [list] : list.split(',').map(name => name.trim()));

const refuse = (option: string, name: string, known: readonly string[], { texts }: Context): never => {
  throw new UsageError(texts.usage.invalid(option, name, texts.usage.oneOf(known)));
};

/** The bots named on the command line, by an option that may be repeated. */
export const botsNamed = (lists: readonly string[], option: string, context: Context): string[] => {
  const names = lists.flatMap(split);
  const unknown = names.find(name => !isBotName(name));
  return unknown === undefined ? names : refuse(option, unknown, BOTS, context);
};

/** The same where only our own bots are allowed. */
export const houseBotsNamed = (lists: readonly string[], option: string, context: Context): string[] => {
  const names = lists.flatMap(split);
  const unknown = names.find(name => isOutside(name) || !isBotName(name));
  return unknown === undefined ? names : refuse(option, unknown, HOUSE_BOTS, context);
};
