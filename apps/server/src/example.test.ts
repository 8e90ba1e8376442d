import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newGuest, newTable } from './testing/http.ts';
import { startProcess } from './testing/server-process.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/online-player.mjs', import.meta.url));

const runExample = async (args: readonly string[]): Promise<{ readonly code: unknown; readonly output: string }> => {
  const child = spawn(process.execPath, [EXAMPLE, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
};

it('the client in the documentation plays whole games: against bots, and against itself', async () => {
  const server = await startProcess({ args: [] });
  const host = await newGuest(server.address, 'Host');
  const { id } = await newTable(server.address, host.token, { game: 'nouvelle-france', seats: ['open', 'open'] });
  const played = await Promise.all([[], [id], [id]].map(args => runExample([server.address, ...args])));
  for (const { code, output } of played) {
    expect(output).toMatch(/Over after \d+ decisions\. seat 0: -?\d+ points, place \d/);
    expect(code).toBe(0);
  }
  await server.stop();
});
