import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

// Named, because for tests of the page Vite would take a path beside `import.meta.url` for a file to bundle.
const here = import.meta.url;
/** The program as users start it: built, in a process of its own. */
export const PROGRAM = fileURLToPath(new URL('../../../cli/bin/cap-diamant.js', here));

export interface RunningProgram {
  readonly process: ChildProcess;
  /** What it wrote so far, errors included. */
  said(): string;
  /** What it wrote to standard output. */
  printed(): string;
  /** Waits until it has written something. */
  says(text: string): Promise<void>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  stop(signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<number | string>;
}

/** Starts a command of the terminal program, in English. */
export const startProgram = (args: readonly string[]): RunningProgram => {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, LC_ALL: 'C', NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let printed = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (stream === child.stdout) printed += more;
    });
  }
  const ended = new Promise<number | string>(resolve => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''));
  });
  return {
    process: child,
    said: () => text,
    printed: () => printed,
    ended,
    async says(wanted) {
      while (!text.includes(wanted)) {
        const heard = Promise.race(streams.map(stream => once(stream, 'data')));
        const end = await Promise.race([heard, ended]);
        if (!Array.isArray(end) && !text.includes(wanted)) throw new Error(`it ended with ${end}: ${text}`);
      }
    },
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
};
