import type { BotService } from '@cap-diamant/bots';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type CommitReport, commits, type Pool, pools, type QueryReport, queries } from '../storage/telemetry.ts';
import type { Change } from '../tables/table-log.ts';
import type { Tables } from '../tables/tables.ts';
import { watchEventLoop } from './event-loop.ts';
import { type Load, Metrics, SLOW_QUERY_MS } from './metrics.ts';

/** A message over a socket that was answered. */
interface Answered {
  /** The request that opened the socket, and the number of the message there. */
  readonly request: string;
  readonly message: number;
  readonly kind: string;
  /** `done`, `repeated`, `failed`, or the code of the refusal. */
  readonly outcome: string;
  readonly ms: number;
}

type Counts = Omit<Load, 'pool' | 'eventLoop'>;

/** Sees what the server does: counts it for Prometheus and for hosts, and writes the log. */
export interface Monitor {
  readonly metrics: Metrics;
  answered(answered: Answered): void;
  /** A fault of the server itself; `request` caused it. */
  fault(fault: unknown, request?: string): void;
  /** Says where the numbers come from that are counted only when somebody looks. */
  watch(counts: () => Counts): void;
  load(): Load;
  watchBots(service: BotService): BotService;
  /** The same, and counts the turns of bots. */
  watchBotTurns(tables: Pick<Tables, 'playFor'>): Pick<Tables, 'playFor'>;
  stop(): void;
}

const NO_COUNTS: Counts = { sockets: 0, tablesInMemory: 0, tablesFollowed: 0, botsThinking: 0, shardsAway: 0 };

const allPools = (): Pool =>
  [...pools].reduce(
    (sum, { totalCount, idleCount, waitingCount }) => ({
      totalCount: sum.totalCount + totalCount,
      idleCount: sum.idleCount + idleCount,
      waitingCount: sum.waitingCount + waitingCount,
    }),
    { totalCount: 0, idleCount: 0, waitingCount: 0 },
  );

const watchStorage = (metrics: Metrics, log: FastifyBaseLogger): (() => void) => {
  const onCommit = (report: unknown): void => metrics.commit(report as CommitReport);
  const onQuery = (report: unknown): void => {
    const { sql, ms } = report as QueryReport;
    metrics.query({ sql, ms });
    if (ms > SLOW_QUERY_MS) log.info({ sql, ms: Math.round(ms) }, 'slow query');
  };
  commits.subscribe(onCommit);
  queries.subscribe(onQuery);
  return () => {
    commits.unsubscribe(onCommit);
    queries.unsubscribe(onQuery);
  };
};

const isDone = ({ kind }: Change<unknown>): boolean => kind === 'done';

/** Begins to watch a server. */
export const createMonitor = (server: FastifyInstance): Monitor => {
  const { log } = server;
  const metrics = new Metrics();
  const eventLoop = watchEventLoop();
  const leaveStorage = watchStorage(metrics, log);
  let counts = (): Counts => NO_COUNTS;
  const load = (): Load => ({ ...counts(), pool: allPools(), eventLoop: eventLoop.delay() });
  metrics.watch(load);
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.request(method, routeOptions.url ?? '*', statusCode, elapsedTime);
  });
  return {
    metrics,
    answered({ kind, outcome, ms, request, message }) {
      metrics.message(kind, outcome, ms);
      if (log.level === 'info') {
        log.info({ reqId: request, message, kind, outcome, ms: Math.round(ms) }, 'message');
      }
    },
    fault(fault, request) {
      metrics.fault();
      log.error({ err: fault, ...(request !== undefined && { reqId: request }) });
    },
    watch(given) {
      counts = given;
    },
    load,
    watchBots: service => ({
      ...service,
      async choose(question, signal) {
        const started = performance.now();
        let outcome: 'chosen' | 'withdrawn' = 'withdrawn';
        try {
          const report = await service.choose(question, signal);
          outcome = 'chosen';
          return report;
        } finally {
          metrics.bot(question.bot, outcome, performance.now() - started);
        }
      },
    }),
    watchBotTurns: tables => ({
      async playFor(id, seat, turn) {
        const change = await tables.playFor(id, seat, turn);
        if (isDone(change)) metrics.turn('bot');
        return change;
      },
    }),
    stop() {
      leaveStorage();
      eventLoop.stop();
    },
  };
};
