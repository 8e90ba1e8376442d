import type { BotsTexts } from '../words/bots-texts.ts';
import { isOutside } from './open.ts';

const capital = (word: string, language?: string): string =>
  word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);

/** A bot's name in the user's language. */
export const nameOfBot = (bot: string, texts: BotsTexts): string => {
  if (isOutside(bot)) return texts.outside;
  if (bot.startsWith('search:')) return texts.search;
  return Object.hasOwn(texts.names, bot) ? texts.names[bot as keyof BotsTexts['names']] : bot;
};

/** A bot's name at a table: "Expert 2". */
export const titleOf = (bot: string, number: number, texts: BotsTexts): string =>
  `${capital(nameOfBot(bot, texts))} ${number}`;
