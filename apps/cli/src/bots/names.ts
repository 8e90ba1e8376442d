import { BOT_NAMES } from '@cap-diamant/bots';
import type { Context } from '../context.ts';
import { UsageError } from '../usage.ts';
import { isBotName, isOutside } from './open.ts';

/** What there is, with how bots that have no fixed name are written. */
export const BOTS = [...BOT_NAMES, 'search:PLAYOUTS', 'cmd:PROGRAM'];

/** A list of names; a program keeps its commas, so it stands alone. */
const split = (list: string): string[] => (isOutside(list) ? [list] : list.split(',').map(name => name.trim()));

/** The bots named on the command line, after an option that may be given several times. */
export const botsNamed = (lists: readonly string[], option: string, { texts }: Context): string[] => {
  const names = lists.flatMap(split);
  const stranger = names.find(name => !isBotName(name));
  if (stranger === undefined) return names;
  throw new UsageError(texts.usage.invalid(option, stranger, texts.usage.oneOf(BOTS)));
};
