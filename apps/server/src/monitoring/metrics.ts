import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CommitReport, Pool, QueryReport } from '../storage/telemetry.ts';
import type { Delay } from './event-loop.ts';

/** What is counted only when somebody looks. */
export interface Load {
  readonly sockets: number;
  readonly tablesInMemory: number;
  readonly tablesFollowed: number;
  readonly botsThinking: number;
  readonly shardsAway: number;
  readonly pool: Pool;
  readonly eventLoop: Delay;
}

export type NoticeOutcome = 'sent' | 'held' | 'failed' | 'postponed';

/** A query that takes longer is worth a line in the log. */
export const SLOW_QUERY_MS = 200;

/** Seconds. A turn takes milliseconds, a bot seconds. */
const SHORT = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const LONG = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200];
const PREFIX = 'cap_diamant_';

/** The figures of one server, for Prometheus. One histogram holds both how often something happened and how long it took. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = this.#histogram('request_seconds', 'HTTP requests', SHORT, ['method', 'route', 'status']);
  readonly #messages = this.#histogram('message_seconds', 'Messages over sockets', SHORT, ['kind', 'outcome']);
  readonly #commits = this.#histogram('commit_seconds', 'Writes brought to disk together', SHORT);
  readonly #commitSizes = this.#histogram('commit_writes', 'How many writes were brought to disk together', SIZES);
  readonly #queries = this.#histogram('query_seconds', 'Queries of the database', SHORT);
  readonly #bots = this.#histogram('bot_seconds', 'Decisions of bots', LONG, ['level', 'outcome']);
  readonly #slowQueries = this.#counter('slow_queries_total', `Queries that took longer than ${SLOW_QUERY_MS} ms`);
  readonly #notices = this.#counter('notices_total', 'Turn notices', ['outcome']);
  readonly #faults = this.#counter('faults_total', 'Faults of the server itself');
  /** Plain numbers until somebody looks: finding a label takes longer than counting. */
  readonly #turns = { person: 0, bot: 0 };

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#countTurns();
  }

  /** Shows what `load` says at the moment somebody looks. */
  watch(load: () => Load): void {
    this.#gauge('sockets', 'Open connections', () => load().sockets);
    this.#gauge('tables_in_memory', 'Tables in memory', () => load().tablesInMemory);
    this.#gauge('tables_followed', 'Tables somebody follows here', () => load().tablesFollowed);
    this.#gauge('bots_thinking', 'Tables where a bot thinks', () => load().botsThinking);
    this.#gauge('shards_away', 'Databases that cannot be reached', () => load().shardsAway);
    this.#gauge('pool_connections', 'Connections to the database', () => load().pool.totalCount);
    this.#gauge('pool_idle', 'Connections to the database that nobody uses', () => load().pool.idleCount);
    this.#gauge('pool_waiting', 'Who waits for a connection to the database', () => load().pool.waitingCount);
    this.#gauge('event_loop_delay_p50_seconds', 'Delay of timers, median', () => load().eventLoop.p50);
    this.#gauge('event_loop_delay_p99_seconds', 'Delay of timers, 99th percentile', () => load().eventLoop.p99);
    this.#gauge('event_loop_delay_max_seconds', 'Delay of timers, the longest', () => load().eventLoop.max);
  }

  request(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status }, ms / 1000);
  }

  message(kind: string, outcome: string, ms: number): void {
    this.#messages.observe({ kind, outcome }, ms / 1000);
    if (kind === 'play' && outcome === 'done') this.turn('person');
  }

  turn(by: 'person' | 'bot'): void {
    this.#turns[by]++;
  }

  commit({ size, ms }: CommitReport): void {
    this.#commits.observe(ms / 1000);
    this.#commitSizes.observe(size);
  }

  query({ ms }: QueryReport): void {
    this.#queries.observe(ms / 1000);
    if (ms > SLOW_QUERY_MS) this.#slowQueries.inc();
  }

  bot(level: string, outcome: 'chosen' | 'withdrawn', ms: number): void {
    this.#bots.observe({ level, outcome }, ms / 1000);
  }

  notice(outcome: NoticeOutcome): void {
    this.#notices.inc({ outcome });
  }

  fault(): void {
    this.#faults.inc();
  }

  #countTurns(): void {
    const turns = this.#turns;
    new Counter({
      name: `${PREFIX}turns_total`,
      help: 'Turns on disk',
      labelNames: ['by'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [by, count] of Object.entries(turns)) this.inc({ by }, count);
      },
    });
  }

  #histogram<L extends string>(name: string, help: string, buckets: number[], labelNames: L[] = []): Histogram<L> {
    return new Histogram({ name: PREFIX + name, help, buckets, labelNames, registers: [this.registry] });
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name: PREFIX + name, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string, value: () => number): void {
    const registers = [this.registry];
    new Gauge({
      name: PREFIX + name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
}
