import { setTimeout as wait } from 'node:timers/promises';
import { freshFolder, type ServerProcess, startProcess } from '../server-process.ts';
import { startProxy, type TcpProxy } from './proxy.ts';
import { createShiftedClock, type ShiftedClock } from './shifted-clock.ts';

const RETRY_MS = 200;

/** A server of several, with bad networks on both sides and a clock that may be wrong. */
export interface Node {
  readonly name: string;
  /** Where clients reach it. */
  readonly address: string;
  /** Between clients and the node. */
  readonly clients: TcpProxy;
  /** Between the node and the database. */
  readonly database: TcpProxy;
  readonly clock: ShiftedClock;
  /** Starts it; again and again if it cannot, as a service manager does. */
  start(): Promise<void>;
  /** Ends it at once (kill -9), or asks it to stop. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
  pause(): void;
  resume(): void;
  /** What its processes wrote to standard error. */
  errors(): string;
  close(): Promise<void>;
}

/** A node on a database at a port of this machine; `url` names the database behind that port. */
export const createNode = async (name: string, databasePort: number, url: (port: number) => string): Promise<Node> => {
  const data = freshFolder();
  const clock = createShiftedClock();
  const database = await startProxy(() => databasePort);
  let running: ServerProcess | undefined;
  let errors = '';
  let isClosed = false;
  const clients = await startProxy(() => running?.port ?? 0);

  const start = async (): Promise<void> => {
    while (!isClosed) {
      try {
        running = await startProcess({ data, database: url(database.port), env: clock.env });
        return;
      } catch (fault) {
        errors += `${name}: ${String(fault)}\n`;
        await wait(RETRY_MS);
      }
    }
  };

  return {
    name,
    address: `http://127.0.0.1:${clients.port}`,
    clients,
    database,
    clock,
    start,
    async stop(signal = 'SIGTERM') {
      const ended = running;
      running = undefined;
      const code = (await ended?.stop(signal)) ?? '';
      errors += ended?.errors() ?? '';
      return code;
    },
    pause: () => void running?.process.kill('SIGSTOP'),
    resume: () => void running?.process.kill('SIGCONT'),
    errors: () => errors + (running?.errors() ?? ''),
    async close() {
      isClosed = true;
      for (const proxy of [clients, database]) await proxy.close();
      await running?.stop('SIGKILL');
    },
  };
};
