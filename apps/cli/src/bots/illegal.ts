import type { Bot } from './bot.ts';
import { BotError } from './fault.ts';

/** The fault of a bot whose answer is no legal move: why it is none, and what the bot itself has to say. */
export const illegalAnswer = async (bot: Bot, why: string): Promise<BotError> =>
  new BotError('illegal', `${why}\n${await bot.refused()}`.trim());
