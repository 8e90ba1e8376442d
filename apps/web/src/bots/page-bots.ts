import { createBotService, type ServiceConfig } from '@cap-diamant/bots/service';
import type { BotRequest, Bots } from './client.ts';
import { startWorker } from './start-worker.ts';

/** A hint may be asked for while a bot still thinks; more than two never happens at one table. */
const WORKERS = 2;
const LIMIT_MS = 60_000;
const HINTS = 3;

const timer: ServiceConfig['after'] = (ms, run) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

const questionOf = ({ level, ...request }: BotRequest) => ({ ...request, bot: level });

/** The bots of the page, which think in workers. `onFailure`: a bot failed, and a simpler one answers in its place. */
export const createPageBots = (
  onFailure: () => void,
  { start = startWorker, after = timer }: Partial<Pick<ServiceConfig, 'start' | 'after'>> = {},
): Bots => {
  const service = createBotService({
    start: () => start(),
    after,
    size: WORKERS,
    limitMs: LIMIT_MS,
    fallback: async (task, tell) => (await import('./fallback.ts')).fallback(task, tell), // seldom needed
    onFailure,
  });
  return {
    choose: async (request, signal) => (await service.choose(questionOf(request), signal)).move,
    advise: (request, signal) => service.advise(questionOf(request), HINTS, signal),
    close: match => service.close(match),
  };
};
