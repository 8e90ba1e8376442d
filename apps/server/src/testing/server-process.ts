import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { placeFor } from './place.ts';
import { PROGRAM } from './program.ts';

// Named, because for tests of the page Vite would take a path beside `import.meta.url` for a file to bundle.
const here = import.meta.url;
/** The program as users start it: built, in a process of its own, with a real database file. */
const BUILT = fileURLToPath(new URL('../../dist/index.js', here));

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'cap-diamant-server-'));

export interface ServerProcess {
  readonly address: string;
  readonly port: number;
  readonly data: string;
  readonly process: ChildProcess;
  /** What it wrote to standard error. */
  errors(): string;
  /** Ends it and resolves with its exit code, or the signal that ended it. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

export interface ServerSetting {
  readonly data?: string;
  readonly port?: number;
  readonly args?: readonly string[];
  /** Keeps everything in a file, also where tests run on PostgreSQL. */
  readonly onFile?: boolean;
  /** The address of a database, where it is not the one of the tests. */
  readonly database?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stdout === null) return reject(new Error('no output'));
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });

/** Starts a server and waits until it accepts connections. */
export const startProcess = async (setting: ServerSetting = {}): Promise<ServerProcess> => {
  if (!existsSync(BUILT)) throw new Error('these tests run the built program: "npm run build" first');
  const { data = freshFolder(), port = 0, args = ['--no-limits'] } = setting;
  const given = ['serve', '--no-open', '--no-page', '--host', '127.0.0.1', '--port', String(port), '--data', data];
  const place = setting.onFile ? { folder: data } : await placeFor(data);
  const url = setting.database ?? ('url' in place ? place.url : undefined);
  const database = url === undefined ? [] : ['--database', url];
  const child = spawn(process.execPath, [PROGRAM, ...given, ...database, ...args], {
    // What newer Nodes remark about their own functions that libraries use is no error of the server.
    env: { ...process.env, LC_ALL: 'C', NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...setting.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | string>(resolve => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? ''));
  });
  const line = await firstLine(child);
  const address = line.replace('Cap Diamant: ', '');
  return {
    address,
    port: Number(new URL(address).port),
    data,
    process: child,
    errors: () => errors,
    stop: signal => {
      child.kill(signal ?? 'SIGTERM');
      return ended;
    },
  };
};
