import { BOT_NAMES } from '@cap-diamant/bots';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';
import { isBotName, isOutside } from './open.ts';

/** Our own bots, with how those that have no fixed name are written. */
export const HOUSE_BOTS: readonly string[] = [...BOT_NAMES, 'search:PLAYOUTS'];

/** All there is: ours, and programs from outside. */
export const BOTS: readonly string[] = [...HOUSE_BOTS, 'cmd:PROGRAM'];

/** A list of names; a program keeps its commas, so it stands alone. */
const split = (list: string): string[] => (isOutside(list) ? [list] : list.split(',').map(name => name.trim()));

const refuse = (option: string, name: string, known: readonly string[], { texts }: Context): never => {
  throw new UsageError(texts.usage.invalid(option, name, texts.usage.oneOf(known)));
};

/** The bots named on the command line, after an option that may be given several times. */
export const botsNamed = (lists: readonly string[], option: string, context: Context): string[] => {
  const names = lists.flatMap(split);
  const stranger = names.find(name => !isBotName(name));
  return stranger === undefined ? names : refuse(option, stranger, BOTS, context);
};

/** The same where only our own bots can be asked. */
export const houseBotsNamed = (lists: readonly string[], option: string, context: Context): string[] => {
  const names = lists.flatMap(split);
  const stranger = names.find(name => isOutside(name) || !isBotName(name));
  return stranger === undefined ? names : refuse(option, stranger, HOUSE_BOTS, context);
};
