import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program as users run it: built, in its own process. */
const PROGRAM = fileURLToPath(new URL('../../bin/cap-diamant.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Setting {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Starts the program, in English unless the test says otherwise. */
export const start = (args: readonly string[], { env = {}, cwd }: Omit<Setting, 'input'> = {}) => {
  if (!existsSync(BUILT)) throw new Error('these tests run the built program: "npm run build" first');
  const environment = { ...process.env, LC_ALL: 'C', LANG: 'C', ...env };
  return spawn(process.execPath, [PROGRAM, ...args], { env: environment, ...(cwd !== undefined && { cwd }) });
};

/** Runs the program to its end with all its input at once. */
export const run = (args: readonly string[], { input = '', ...setting }: Setting = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = start(args, setting);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => {}); // the program may end before it has read everything
    child.stdin.end(input);
  });

/** A temporary folder for a test that writes files. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'cap-diamant-test-'));
