import { prepare } from './lib/prepare.mjs';
import { startPostgres } from './server-bench/postgres.mjs';
import { filesOf, memoryOf, percentile, startClients, startServer, stopServer } from './server-bench/processes.mjs';

// People play for a long time, games end and new ones begin, on two nodes with one PostgreSQL: memory and open files
// have to stay flat. `npm run soak -- 10` runs for ten minutes instead of an hour.

const MINUTES = Number(process.argv[2] ?? 60);
const TABLES = 100;
const PACE = 100;
const ROUNDS = Math.max(8, Math.round(MINUTES));
const SECONDS = (MINUTES * 60) / ROUNDS;
/** The second half may need so much more than the quarter before it. */
const MOST_GROWTH = 1.1;
const MOST_FILES = 10;

prepare();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const postgres = await startPostgres();
const url = await postgres.create('soak');
const nodes = [await startServer(['--database', url]), await startServer(['--database', url])];
const clients = startClients();
const address = nodes.map(node => node.address).join(' ');
await clients.run({ task: 'start', address });
await clients.run({ task: 'open', address, count: TABLES });

const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;
const samples = [];
process.stdout.write('minute  turns/s  99th ms  memory MB  files\n');
for (let round = 1; round <= ROUNDS; round++) {
  const { times, perSecond } = await clients.run({ task: 'pace', address, perSecond: PACE, seconds: SECONDS });
  const memory = mean(nodes.map(({ child }) => memoryOf(child) / 1024));
  const files = mean(nodes.map(({ child }) => filesOf(child)));
  samples.push({ memory, files });
  const row = [(round * SECONDS) / 60, perSecond, percentile(times, 0.99), memory, files];
  process.stdout.write(`${row.map(value => value.toFixed(1).padStart(6)).join('   ')}\n`);
}

const part = (from, to) => samples.slice(Math.floor(from * ROUNDS), Math.ceil(to * ROUNDS));
const [earlier, later] = [part(0.25, 0.5), part(0.75, 1)];
const growth = mean(later.map(({ memory }) => memory)) / mean(earlier.map(({ memory }) => memory));
const files = mean(later.map(sample => sample.files)) - mean(earlier.map(sample => sample.files));
const isFlat = growth <= MOST_GROWTH && files <= MOST_FILES;
process.stdout.write(
  `${isFlat ? '✓ flat' : '✗ not flat'}: memory of the last quarter is ${(100 * growth).toFixed(1)} % of the second's, ` +
    `open files ${files >= 0 ? '+' : '−'}${Math.abs(files).toFixed(1)}\n`,
);

clients.child.kill();
await Promise.all(nodes.map(stopServer));
await postgres.stop();
process.exitCode = isFlat ? 0 : 1;
