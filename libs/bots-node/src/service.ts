import { type BotService, type BotWorker, createBotService, createFallback, type LoadGame } from '@cap-diamant/bots';

/** How many threads bots get, how long they may think, and what happens if one fails. */
interface ThreadBotsSetting {
  start(): BotWorker;
  readonly size: number;
  readonly limitMs: number;
  readonly load: LoadGame;
  onFailure(reason: string): void;
}

/** The bot service on threads of Node; a simpler bot on this thread answers where one fails. */
export const createThreadBots = ({ load, ...setting }: ThreadBotsSetting): BotService =>
  createBotService({
    ...setting,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fallback: createFallback(load),
  });
