import { createServer } from 'node:net';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { ROOT, startNode, startTool } from './lib/run.mjs';
import { runTogether } from './lib/run-together.mjs';

prepare();

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const port = await freePort();
const target = `http://localhost:${port}`;

// The page is built from the sources of all packages; the server runs what tsc writes, and restarts when that changes.
const compiler = startTool('tsc', ['-b', '--watch', '--preserveWatchOutput']);
const server = startNode([
  '--watch',
  join(ROOT, 'apps', 'cli', 'bin', 'cap-diamant.js'),
  'serve',
  '--no-page',
  '--no-open',
  '--port',
  String(port),
]);

const vite = await import('vite');
const page = await vite.createServer({
  root: join(ROOT, 'apps', 'web'),
  server: { proxy: { '/api': { target, ws: true } } },
});
await page.listen();
process.stdout.write(`\nPage, with hot reload: ${page.resolvedUrls?.local[0]}\n`);
process.stdout.write(`Server behind it (/api): ${target}\nCtrl-C ends both.\n\n`);

await runTogether([compiler, server], () => page.close());
