import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { LineBuffer } from '../command-line/lines.ts';

/** How many characters of a program's standard error are kept. */
const KEPT = 600;

interface Listeners {
  line(text: string): void;
  /** The program could not be started. */
  failed(reason: string): void;
  /** The program ended on its own: its exit code or signal. */
  ended(code: string): void;
}

/** A child process that reads and writes lines. */
export class OutsideProgram {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #gone: Promise<void>;
  #letGo = (): void => {};
  #stderr = '';

  constructor([name = '', ...args]: readonly string[], listeners: Listeners) {
    const child = spawn(name, args, { windowsHide: true });
    const buffer = new LineBuffer();
    this.#child = child;
    this.#gone = new Promise(resolve => {
      this.#letGo = resolve;
    });
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      for (const line of buffer.push(piece)) listeners.line(line);
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      this.#stderr = (this.#stderr + piece).slice(-KEPT);
    });
    child.stdin.on('error', () => {}); // the end of the program is reported elsewhere
    child.on('error', ({ message }) => {
      listeners.failed(message);
      if (child.pid === undefined) this.#letGo(); // it never ran
    });
    child.on('close', (code, signal) => {
      listeners.ended(String(code ?? signal));
      this.#letGo();
    });
  }

  /** The last part of its standard error. */
  get stderr(): string {
    return this.#stderr.trim();
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Closes standard input and waits until the program ends. Kills it if it takes longer than `graceMs`. */
  async close(graceMs: number): Promise<void> {
    const child = this.#child;
    child.stdin.end();
    const ask = setTimeout(() => child.kill(), graceMs);
    const force = setTimeout(() => {
      child.kill('SIGKILL');
      // Processes the program started may keep these open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
    }, 2 * graceMs);
    await this.#gone;
    clearTimeout(ask);
    clearTimeout(force);
  }
}
