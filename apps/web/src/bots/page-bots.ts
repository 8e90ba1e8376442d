import type { BotWorker } from '@cap-diamant/bots';
import { createBotService, type ServiceConfig } from '@cap-diamant/bots/service';
import type { BotRequest, Bots, Judge } from './client.ts';
import type { Rest } from './serve-worker.ts';
import { startWorker } from './start-worker.ts';

/** One for the bot to move and one for a hint; a table never needs more. */
const WORKERS = 2;
const LIMIT_MS = 60_000;
const HINTS = 3;

const timer: ServiceConfig['after'] = (ms, run) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

const questionOf = ({ level, ...request }: BotRequest) => ({ ...request, bot: level });

/**
 * The bots of the page; they think in workers. `onFailure` runs when a bot failed and a simpler one answered instead.
 */
export const createPageBots = (
  onFailure: () => void,
  { start = startWorker, after = timer }: Partial<Pick<ServiceConfig, 'start' | 'after'>> = {},
): Bots & { readonly judge: Judge; rest(ms: number): void } => {
  const workers = new Set<BotWorker>();
  const started = (): BotWorker => {
    const worker = start();
    workers.add(worker);
    return {
      ...worker,
      terminate: () => {
        workers.delete(worker);
        worker.terminate();
      },
    };
  };
  const service = createBotService({
    start: started,
    after,
    size: WORKERS,
    limitMs: LIMIT_MS,
    fallback: async (task, tell) => (await import('./fallback.ts')).fallback(task, tell), // loaded only when needed
    onFailure,
  });
  return {
    choose: async (request, signal) => (await service.choose(questionOf(request), signal)).move,
    advise: (request, signal) => service.advise(questionOf(request), HINTS, signal),
    judge: (task, signal) => service.judge(task, signal),
    close: match => service.close(match),
    rest: ms => {
      const message: Rest = { kind: 'rest', ms };
      for (const { port } of workers) port.postMessage(message);
    },
  };
};
