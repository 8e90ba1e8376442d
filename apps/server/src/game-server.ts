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
import { listen } from './page/listen.ts';
import { type LogLevel, pageServer } from './page/page.ts';
import { createEndings } from './people/endings.ts';
import { repeat } from './repeat.ts';
import { addSockets } from './socket/sockets.ts';
import { openDatabase } from './storage/database.ts';
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
  readonly clock?: { readonly now: Clock; readonly longestGapMs: number };
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
const USUAL_CLOCK = { now: Date.now, longestGapMs: 10_000 };
/** How long requests in hand may take when the server stops. */
const PATIENCE_MS = 3000;

/** Whom a push service can ask about notices from here. */
const subjectOf = (publicUrl: URL | undefined): string =>
  publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:cap-diamant@localhost';

/** Starts the server: page, tables, sockets and bots on one database. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { publicUrl } = options;
  const server = await pageServer(options.page, publicUrl !== undefined, options.logs);
  const monitor = createMonitor(server);
  const log = (fault: unknown, request?: string): void => {
    monitor.fault(fault, request);
    options.onFault?.(fault);
  };
  const database = await openDatabase(
    options.database === undefined ? { folder: options.data } : { url: options.database },
  );
  const readiness = createReadiness(database);
  const sharedClock =
    database.isShared && options.clock === undefined ? await startSharedClock(database.db, log) : undefined;
  const { longestGapMs } = options.clock ?? USUAL_CLOCK;
  const now = sharedClock?.now ?? (options.clock ?? USUAL_CLOCK).now;
  const stamp = createStamps(now);
  const bus = database.createBus(log);
  const tables = createTables(database, now, stamp, bus);
  const lobby = createLobby(database.db, tables.infoOf, bus);
  tables.onChange(lobby.consider);
  const bots = createBotPlayers(monitor.watchBots(createServerBots(log)), monitor.watchBotTurns(tables));
  tables.onChange(bots.consider);

  const limits = options.limits ? createLimits(() => performance.now(), createSharedLimits(database)) : NO_LIMITS;
  const push = await createPush(database, subjectOf(publicUrl), options.pushHosts ?? []);
  const vacations = await createVacations(database, tables, now, bus);
  tables.onChange(vacations.consider);
  const mailer = options.mail && createMailer(options.mail);
  const endings = createEndings(bus);
  const mutes = createMutes(database, bus);
  const chat = createChatRelay({ db: database.db, tables, mutes, bus });
  const context = {
    database,
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
  }));

  const tidy = async (): Promise<void> => {
    for (const id of await clearAway(database, now(), options.retention)) {
      tables.forget(id);
      lobby.remove(id);
    }
  };
  await tidy();
  const tidying = repeat(HOUR, tidy, log);

  const timekeeper = await startTimekeeper({ database, tables, vacations, now, longestGapMs, log });

  const notifier = startNotifier({
    ...{ database, tables, push, now, log },
    onOutcome: outcome => monitor.metrics.notice(outcome),
  });

  const address = await listen(server, options.host, options.port);
  const sharing = database.isShared ? startSharing({ database, tables, chat, bots, now, log }) : undefined;
  if (sharing === undefined) for (const id of await tablesAwaitingBots(database.db)) await tables.wake(id);

  readiness.begin();

  return {
    address,
    close: async () => {
      readiness.end();
      await tidying.stop();
      bots.stop();
      await sockets.close();
      await sharing?.stop();
      await timekeeper.stop();
      await notifier.stop();
      mailer?.close();
      // A client that never finishes its request does not keep the server from stopping.
      const timer = setTimeout(() => server.server.closeAllConnections(), PATIENCE_MS);
      await server.close();
      clearTimeout(timer);
      await sharedClock?.stop();
      await bus.close();
      await database.close();
      monitor.stop();
    },
  };
};
