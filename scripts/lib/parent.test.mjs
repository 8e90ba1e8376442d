import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { stopWithParent } from '${new URL('./parent.mjs', import.meta.url).href}';
  stopWithParent();
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  setInterval(() => undefined, 1000);
  console.log('ready');
`;

it.skipIf(process.platform === 'win32')('a script stops when the shell that npm started it in is ended', async () => {
  // "; true" keeps the shell from replacing itself with the program.
  const command = `"${process.execPath}" --input-type=module -e "$PROGRAM"; true`;
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, PROGRAM, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(shell.stdout);
  const [ready] = await once(lines, 'line');
  expect(ready).toBe('ready');
  const stopped = once(lines, 'line');
  shell.kill('SIGTERM');
  expect((await stopped)[0]).toBe('stopped');
});
