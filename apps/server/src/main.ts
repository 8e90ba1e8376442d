import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { listen } from './listen.ts';
import { openBrowser } from './open-browser.ts';
import { pageServer } from './page.ts';

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new InvalidArgumentError('a port is a whole number from 0 to 65535');
};

const { port, host, open, page } = new Command('cap-diamant-server')
  .option('--port <number>', 'listen on this port and no other (default: 1608 or the next free one)', portOf)
  .option('--host <address>', 'listen on this address; 0.0.0.0 lets others on the network in', 'localhost')
  .option('--no-open', 'do not open the browser')
  .option('--no-page', 'serve no page: the development server does')
  .parse()
  .opts<{ port?: number; host: string; open: boolean; page: boolean }>();

if (page && !existsSync(join(BUILT, 'index.html'))) {
  process.stderr.write('The page is not built yet: run "npm start" in the folder of the project.\n');
  process.exit(1);
}

const server = await pageServer(page ? BUILT : undefined);
try {
  const address = await listen(server, host, port);
  process.stdout.write(
    `${page ? 'Cap Diamant' : 'Server without a page'}: ${address.replace(/\/\/(\[::1\]|127\.0\.0\.1)/, '//localhost')}\n`,
  );
  if (open) await openBrowser(address);
} catch (fault) {
  process.stderr.write(`Cannot listen: ${(fault as Error).message}\n`);
  process.exit(1);
}

const stop = async (): Promise<void> => {
  await server.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
