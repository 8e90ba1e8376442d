import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/cap-diamant.js', import.meta.url));

/** The server as users start it, with the built page, in a process of its own. */
export class GameServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'cap-diamant-e2e-'));
  #child: ChildProcess | undefined;
  address = '';

  /** Starts it, again on the same port if it ran before. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const args = ['serve', '--no-open', '--no-limits', '--host', '127.0.0.1', '--port', port, '--data', this.#data];
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const [line] = await once(createInterface(child.stdout), 'line');
    this.address = String(line).replace('Cap Diamant: ', '');
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends it for good; what it stored goes. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true });
  }
}
