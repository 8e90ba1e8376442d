import { createBotPlayers } from './bots/bot-players.ts';
import { createServerBots } from './bots/service.ts';
import { createClock } from './clock.ts';
import { addApi } from './http/api.ts';
import { createLimits, NO_LIMITS } from './http/limits.ts';
import { listen } from './page/listen.ts';
import { pageServer } from './page/page.ts';
import { addSockets } from './socket/sockets.ts';
import { openDatabase } from './storage/database.ts';
import { clearAway } from './tables/retention.ts';
import { tablesAwaitingBots } from './tables/table-store.ts';
import { createTables } from './tables/tables.ts';

export interface ServerOptions {
  /** The folder of the built page; undefined if another server sends it. */
  readonly page: string | undefined;
  /** The folder for everything that is kept. */
  readonly data: string;
  readonly host: string;
  /** Undefined: 1608 or the next free one. */
  readonly port: number | undefined;
  readonly publicUrl: URL | undefined;
  readonly limits: boolean;
  /** Reports what goes wrong in the server itself. */
  log(fault: unknown): void;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes what is in hand and closes everything. */
  close(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
/** How long requests in hand may take when the server stops. */
const PATIENCE_MS = 3000;

/** Starts the server: page, tables, sockets and bots on one database. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { log, publicUrl } = options;
  const database = await openDatabase(options.data);
  const now = createClock();
  const tables = createTables(database, now);
  const bots = createBotPlayers(createServerBots(log), tables);
  tables.onChange(bots.consider);

  const limits = options.limits ? createLimits(() => performance.now()) : NO_LIMITS;
  const context = { database, tables, limits, publicUrl, now, log };
  const server = await pageServer(options.page, publicUrl !== undefined);
  addApi(server, context);
  const sockets = addSockets(server.server, context);

  const tidy = async (): Promise<void> => {
    for (const id of await clearAway(database, now())) tables.forget(id);
  };
  await tidy();
  const tidying = setInterval(() => void tidy().catch(log), HOUR);
  tidying.unref();

  const address = await listen(server, options.host, options.port);
  for (const id of await tablesAwaitingBots(database.db)) await tables.wake(id);

  return {
    address,
    close: async () => {
      clearInterval(tidying);
      bots.stop();
      await sockets.close();
      // A client that never finishes its request does not keep the server from stopping.
      const timer = setTimeout(() => server.server.closeAllConnections(), PATIENCE_MS);
      await server.close();
      clearTimeout(timer);
      await database.close();
    },
  };
};
