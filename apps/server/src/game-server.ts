import { createVacations } from './account/vacations.ts';
import type { Admin } from './admin/admins.ts';
import { createBotPlayers } from './bots/bot-players.ts';
import { createServerBots } from './bots/service.ts';
import { createMutes } from './chat/mutes.ts';
import { type Clock, createStamps } from './clock.ts';
import { addApi } from './http/api.ts';
import { createLimits, NO_LIMITS } from './http/limits.ts';
import { addMetricsRoute } from './http/metrics-route.ts';
import { createReadiness } from './http/readiness.ts';
import { createSharedLimits } from './http/shared-limits.ts';
import { createLobby } from './lobby/lobby.ts';
import { createMailer, type MailSetting } from './mail/mailer.ts';
import { createMonitor } from './monitoring/monitor.ts';
import { createChatRelay } from './nodes/chat-relay.ts';
import { startSharedClock } from './nodes/shared-clock.ts';
import { startSharing } from './nodes/sharing.ts';
import { startNotifier } from './notices/notifier.ts';
import { createPush } from './notices/push.ts';
import { updateShard } from './notices/reachable.ts';
import { listen } from './page/listen.ts';
import { type LogLevel, pageServer } from './page/page.ts';
import { createEndings } from './people/endings.ts';
import { type Repeated, repeat } from './repeat.ts';
import { addSockets } from './socket/sockets.ts';
import type { Database } from './storage/database.ts';
import { openShards } from './storage/open-shards.ts';
import { isOutage } from './storage/postgres-faults.ts';
import { createAbsences } from './tables/absences.ts';
import { tablesAwaitingBots } from './tables/due-tables.ts';
import { clearAway, type Retention } from './tables/retention.ts';
import { createTables } from './tables/tables.ts';
import { startTimekeeper } from './tables/timekeeper.ts';

export interface ServerOptions {
  /** The folder of the built page; undefined if another server sends it. */
  readonly page: string | undefined;
  /** The folder for everything that is kept. */
  readonly data: string;
  /** A PostgreSQL database instead of a file in that folder; several servers may share it. */
  readonly database?: string;
  /** Further databases over which tables are spread, always in the same order. */
  readonly shards?: readonly string[];
  readonly host: string;
  /** Undefined: 1608 or the next free one. */
  readonly port: number | undefined;
  readonly publicUrl: URL | undefined;
  readonly limits: boolean;
  /** Without it nobody gets links by e-mail. */
  readonly mail?: MailSetting;
  /** Push services to trust besides those of the known browsers: host names, with ports. */
  readonly pushHosts?: readonly string[];
  /** Tests bring their own clock, which may leap. */
  readonly clock?: { readonly now: Clock; readonly shortestGapMs: number; readonly longestGapMs: number };
  /** How much is written to the log, on standard error. */
  readonly logs?: LogLevel;
  readonly retention?: Retention;
  /** Who may look after the server; nobody if left out. */
  readonly admins?: readonly Admin[];
  /** Whoever has it may see the figures at `/metrics`; without it nobody does. */
  readonly metricsToken?: string;
  /** Hears what goes wrong in the server itself, besides the log. */
  onFault?(fault: unknown): void;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes what is in hand and closes everything. */
  close(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
/** Nobody pays for a gap longer than the shortest; one longer than the longest is credited to everybody at once. */
const USUAL_CLOCK = { now: Date.now, shortestGapMs: 2000, longestGapMs: 10_000 };
/** How long requests in hand may take when the server stops. */
const PATIENCE_MS = 3000;

/** Whom a push service can ask about notices from here. */
const subjectOf = (publicUrl: URL | undefined): string =>
  publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:cap-diamant@localhost';

/** Loaded when they are needed: only servers that share a database have helpers. */
const openHelpers = async ({ database }: ServerOptions, log: (fault: unknown) => void) =>
  database === undefined ? undefined : (await import('./queue/bot-helpers.ts')).openBotHelpers(database, log);

/** Starts the server: page, tables, sockets and bots on one database. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { publicUrl } = options;
  const server = await pageServer(options.page, publicUrl, options.logs);
  const monitor = createMonitor(server);
  const log = (fault: unknown, request?: string): void => {
    monitor.fault(fault, request);
    options.onFault?.(fault);
  };
  const place = options.database === undefined ? { folder: options.data } : { url: options.database };
  const shards = await openShards(place, options.shards, log);
  const database = shards.people;
  const readiness = createReadiness(shards);
  /** For what is done again and again: that a shard is away is logged once, by itself. */
  const logOthers = (fault: unknown): void => void (isOutage(fault) || log(fault));
  const logFor = (each: Database) => (each === database ? log : logOthers);
  const sharedClock =
    database.isShared && options.clock === undefined ? await startSharedClock(database.db, log) : undefined;
  const { shortestGapMs, longestGapMs } = options.clock ?? USUAL_CLOCK;
  const now = sharedClock?.now ?? (options.clock ?? USUAL_CLOCK).now;
  const stamp = createStamps(now);
  const bus = shards.createBus(log);
  const absences = new Map(shards.all.map(each => [each, createAbsences(now, shortestGapMs)]));
  const tables = createTables(shards, now, stamp, bus, table => absences.get(shards.of(table))?.list() ?? []);
  const lobby = createLobby(shards, tables.infoOf, bus);
  tables.onChange(lobby.consider);
  const helpers = await openHelpers(options, log);
  const bots = createBotPlayers(monitor.watchBots(createServerBots(log)), monitor.watchBotTurns(tables), helpers);
  tables.onChange(bots.consider);

  const limits = options.limits ? createLimits(() => performance.now(), createSharedLimits(database)) : NO_LIMITS;
  const push = await createPush(database, subjectOf(publicUrl), options.pushHosts ?? []);
  const vacations = await createVacations(database, tables, now, bus);
  tables.onChange(vacations.consider);
  const mailer = options.mail && createMailer(options.mail);
  const endings = createEndings(bus);
  const mutes = createMutes(database, bus);
  const chat = createChatRelay({ shards, tables, mutes, bus });
  const context = {
    database,
    shards,
    tables,
    lobby,
    push,
    vacations,
    mailer,
    endings,
    mutes,
    chat,
    limits,
    admins: options.admins ?? [],
    publicUrl,
    now,
    stamp,
    monitor,
    readiness,
    log,
  };
  addApi(server, context);
  addMetricsRoute(server, monitor.metrics, options.metricsToken);
  const sockets = addSockets(server.server, context);
  monitor.watch(() => ({
    ...tables.count(),
    sockets: sockets.count(),
    botsThinking: bots.thinkingAt().length,
    shardsAway: readiness.away().length,
  }));

  const tidy = async (each: Database): Promise<void> => {
    for (const id of await clearAway(each, now(), options.retention)) {
      tables.forget(id);
      lobby.remove(id);
    }
    if (each !== database) await updateShard(database, each, now());
  };
  /** What is done for each database, by itself: one that is away keeps no other from being looked after. */
  const startServing = async (each: Database): Promise<Repeated[]> => {
    const isPeople = each === database;
    const logEach = logFor(each);
    if (isPeople) await tidy(each);
    else await tidy(each).catch(logEach);
    const setting = { database: each, tables, now, log: logEach };
    const away = absences.get(each) ?? createAbsences(now, shortestGapMs);
    return [
      repeat(HOUR, () => tidy(each), logEach),
      await startTimekeeper({ ...setting, absences: away, ...(isPeople && { vacations }), longestGapMs }),
      startNotifier({ ...setting, people: database, push, onOutcome: outcome => monitor.metrics.notice(outcome) }),
    ];
  };
  const serving = (await Promise.all(shards.all.map(startServing))).flat();

  const address = await listen(server, options.host, options.port);
  const sharing = database.isShared ? startSharing({ shards, tables, chat, bots, now, log: logOthers }) : undefined;
  if (sharing === undefined) for (const id of await tablesAwaitingBots(database.db)) await tables.wake(id);

  readiness.begin();

  return {
    address,
    close: async () => {
      readiness.end();
      // Nobody new from here on, so that clients who are sent away find another node; requests in hand are answered.
      const closed = server.close();
      bots.stop();
      await sockets.close();
      await sharing?.stop();
      for (const each of serving) await each.stop();
      await helpers?.stop();
      mailer?.close();
      // A client that never finishes its request does not keep the server from stopping.
      const timer = setTimeout(() => server.server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearTimeout(timer);
      await sharedClock?.stop();
      await bus.close();
      await shards.close();
      monitor.stop();
    },
  };
};
