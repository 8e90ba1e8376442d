import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, type ServerOptions, startServer } from '@cap-diamant/server';

const BUILT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const NEVER = Number.POSITIVE_INFINITY;

/** With a mail server people can get links by e-mail; notices may go to the push services named; admins look after it. */
type Services = Pick<ServerOptions, 'mail' | 'pushHosts' | 'admins'>;

/** The server in this process, with a clock that can leap: nobody waits until a bank of twenty minutes is used up. */
export class TimedServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'cap-diamant-e2e-'));
  #server: RunningServer | undefined;
  #leapt = 0;
  readonly #services: Services;

  constructor(services: Services = {}) {
    this.#services = services;
  }

  get address(): string {
    return this.#server?.address ?? '';
  }

  async start(): Promise<void> {
    this.#server = await startServer({
      page: BUILT,
      data: this.#data,
      host: '127.0.0.1',
      port: 0,
      publicUrl: undefined,
      limits: false,
      ...this.#services,
      // Otherwise a leap counts as time the server was away.
      clock: { now: () => Date.now() + this.#leapt, shortestGapMs: NEVER, longestGapMs: NEVER },
    });
  }

  /** Lets time pass. */
  advance(ms: number): void {
    this.#leapt += ms;
  }

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#data, { recursive: true });
  }
}
