import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Tools by their own files, so that no shell and no search path is needed on any system. */
const TOOLS = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  'svelte-check': 'svelte-check/bin/svelte-check',
  playwright: '@playwright/test/cli.js',
};

/** Runs a Node program to its end; with `quietly` its output is only returned. */
const runNode = (file, args, quietly = false) =>
  spawnSync(process.execPath, [file, ...args], { cwd: ROOT, encoding: 'utf8', stdio: quietly ? 'pipe' : 'inherit' });

export const runTool = (tool, args, quietly = false) => runNode(join(ROOT, 'node_modules', TOOLS[tool]), args, quietly);

/** Starts a Node program alongside others; it shares the terminal. */
export const startNode = args => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });

export const startTool = (tool, args) => startNode([join(ROOT, 'node_modules', TOOLS[tool]), ...args]);

/** Runs a tool while others run; returns its output. */
export const toolBeside = (tool, args) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', TOOLS[tool]), ...args], { cwd: ROOT });
    let stdout = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        stdout += text;
      });
    }
    child.on('close', status => resolve({ status, stdout }));
  });

/** npm passes its own path to its scripts; otherwise we use the one on the search path. */
export const runNpm = args => {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runNode(npm, args, true);
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', shell });
};

export const outputOf = result => `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`;

const runToItsEnd = (file, args) => {
  process.on('SIGINT', () => {}); // the program handles Ctrl-C itself
  const result = runNode(file, args);
  process.exitCode = result.status ?? 1;
};

/** Runs the `cap-diamant` program in this terminal and exits with its code. */
export const runProgram = args => runToItsEnd(join(ROOT, 'apps', 'cli', 'bin', 'cap-diamant.js'), args);
