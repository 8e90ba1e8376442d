import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Figures } from './lib/figures.mjs';
import { prepare } from './lib/prepare.mjs';
import {
  percentile,
  settledMemoryOf,
  startBare,
  startClients,
  startServer,
  stopServer,
} from './server-bench/processes.mjs';

// The speed of the server beside a bare WebSocket server that keeps nothing, in the same run. Server, bare server and
// clients are processes of their own. `npm run bench:server -- 3` measures for 3 seconds at a time instead of 10.

const SECONDS = Number(process.argv[2] ?? 10);
const IDLE_TABLES = Number(process.argv[3] ?? 2000);

prepare();
const newFolder = () => mkdtempSync(join(tmpdir(), 'cap-diamant-bench-'));
const folders = [newFolder(), newFolder()];
const server = await startServer(['--data', folders[0]]);
const { address } = server;
const clients = startClients();
const bare = await startBare();
const figures = new Figures();
const { run } = clients;
await run({ task: 'start', address });

const speed = async count => {
  await run({ task: 'open', address, count });
  await run({ task: 'play', address, seconds: 2 }); // warms up
  const ours = await run({ task: 'play', address, seconds: SECONDS });
  await bare.load(ours.frames);
  const theirs = await run({ task: 'bare', port: bare.port, count, seconds: SECONDS });
  const share = (100 * ours.perSecond) / theirs.perSecond;
  process.stdout.write(
    `${count} tables: ${Math.round(ours.perSecond)} turns a second, bare ${Math.round(theirs.perSecond)}\n`,
  );
  figures.atLeast(`${count} tables: turns a second, of the bare server's`, '%', share, 60);
  const [own, other] = [ours, theirs].map(({ times }) => percentile(times, 0.99));
  figures.value(`${count} tables: 99th percentile (bare: ${other.toFixed(1)} ms)`, 'ms', own, 2 * other);
};

await speed(50);
await speed(250);

// A bot's thinking must not delay the answers at other tables.
await run({ task: 'open', address, count: 20 });
const calm = percentile((await run({ task: 'play', address, seconds: SECONDS })).times, 0.99);
await run({ task: 'bots', address, count: 5, level: 'expert' });
const busy = percentile((await run({ task: 'play', address, seconds: SECONDS })).times, 0.99);
figures.value(
  `20 tables beside thinking bots: 99th percentile, more than ${calm.toFixed(1)} ms`,
  'ms',
  busy - calm,
  20,
);
await run({ task: 'open', address, count: 0 });

// With a folder of its own: the bots of the first one would go on thinking.
await stopServer(server);
const fresh = await startServer(['--data', folders[1]]);
await run({ task: 'start', address: fresh.address });
await run({ task: 'idle', address: fresh.address, count: 100 }); // what the first tables need is not counted
const before = await settledMemoryOf(fresh.child);
await run({ task: 'idle', address: fresh.address, count: IDLE_TABLES - 100 });
const perTable = ((await settledMemoryOf(fresh.child)) - before) / (IDLE_TABLES - 100);
figures.value('memory of an idle table with four sockets', 'kB', perTable, 60);
await run({ task: 'open', address: fresh.address, count: 100 });
const held = await run({ task: 'play', address: fresh.address, seconds: SECONDS });
figures.value(`100 tables play beside ${IDLE_TABLES} idle: 99th percentile`, 'ms', percentile(held.times, 0.99), 100);

figures.print();
for (const { child } of [clients, bare]) child.kill();
await stopServer(fresh);
for (const folder of folders) rmSync(folder, { recursive: true });
process.exitCode = figures.missed > 0 ? 1 : 0;
