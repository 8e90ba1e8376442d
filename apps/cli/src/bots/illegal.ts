import type { Bot } from './bot.ts';
import { BotError } from './fault.ts';

/** The fault of a bot whose answer is not a legal move: why not, and what the bot wrote to standard error. */
export const illegalAnswer = async (bot: Bot, why: string): Promise<BotError> =>
  new BotError('illegal', `${why}\n${await bot.refused()}`.trim());
