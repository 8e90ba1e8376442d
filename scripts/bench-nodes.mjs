import { Figures } from './lib/figures.mjs';
import { prepare } from './lib/prepare.mjs';
import { startPostgres } from './server-bench/postgres.mjs';
import {
  cpuOf,
  memoryOf,
  percentile,
  startBare,
  startClients,
  startServer,
  stopServer,
} from './server-bench/processes.mjs';

// Servers on a real PostgreSQL, which waits for the disk at every commit: one node beside a bare WebSocket server, two
// nodes beside one (each table on one of them, as docs/hosting.md has it, and with the people of each table on both), and
// many sockets at a steady pace. `npm run bench:nodes -- 3` measures for 3 seconds at a time instead of 10;
// `npm run bench:nodes -- 10 2500` also sets how many tables the last part has.

const SECONDS = Number(process.argv[2] ?? 10);
const MANY_TABLES = Number(process.argv[3] ?? 2500);
/** 500 turns a second at 2,500 tables: every table once in five seconds. */
const PACE = MANY_TABLES / 5;

prepare();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const postgres = await startPostgres();
const figures = new Figures();
const clients = startClients();
const bare = await startBare();
const { run } = clients;
const say = text => process.stdout.write(`${text}\n`);

const startNodes = async (count, name, byTable = false) => {
  const url = await postgres.create(name);
  const nodes = [];
  for (let n = 0; n < count; n++) nodes.push(await startServer(['--database', url]));
  const address = nodes.map(node => node.address).join(' ');
  await run({ task: 'start', address, byTable });
  return { nodes, address };
};

/** Plays as fast as it goes; the processor time of the nodes is part of the result. */
const play = async ({ nodes, address }, count) => {
  await run({ task: 'open', address, count });
  await run({ task: 'play', address, seconds: 2 }); // warms up
  const before = nodes.reduce((sum, { child }) => sum + cpuOf(child), 0);
  const played = await run({ task: 'play', address, seconds: SECONDS });
  const cpu = nodes.reduce((sum, { child }) => sum + cpuOf(child), 0) - before;
  return { ...played, cpuMs: (1000 * cpu) / Math.max(1, played.times.length) };
};

const TABLES = [50, 250];
const alone = new Map();
const one = await startNodes(1, 'one');
for (const count of TABLES) {
  const ours = await play(one, count);
  alone.set(count, ours.perSecond);
  await bare.load(ours.frames);
  const theirs = await run({ task: 'bare', port: bare.port, count, seconds: SECONDS });
  say(
    `${count} tables: ${Math.round(ours.perSecond)} turns a second, bare ${Math.round(theirs.perSecond)}; ` +
      `${ours.cpuMs.toFixed(2)} ms of the node's processor for a turn; ` +
      `99th percentile ${percentile(ours.times, 0.99).toFixed(1)} ms`,
  );
  const share = (100 * ours.perSecond) / theirs.perSecond;
  figures.atLeast(`${count} tables: turns a second, of the bare server's`, '%', share, 30);
}
await run({ task: 'open', address: one.address, count: 0 });
await Promise.all(one.nodes.map(stopServer));

const onTwoNodes = async (how, byTable) => {
  const two = await startNodes(2, byTable ? 'by_table' : 'by_person', byTable);
  for (const count of TABLES) {
    const ours = await play(two, count);
    const share = (100 * ours.perSecond) / alone.get(count);
    const what = `${count} tables on two nodes, ${how}`;
    say(`${what}: ${Math.round(ours.perSecond)} turns a second; ${ours.cpuMs.toFixed(2)} ms for a turn`);
    figures.atLeast(`${what}: turns a second, of one node's`, '%', share, 90);
  }
  await run({ task: 'open', address: two.address, count: 0 });
  await Promise.all(two.nodes.map(stopServer));
};
await onTwoNodes('each on one of them', true);
await onTwoNodes('its people on both', false);

const many = await startNodes(1, 'many');
const [node] = many.nodes;
const empty = memoryOf(node.child);
await run({ task: 'open', address: many.address, count: MANY_TABLES });
say(
  `${MANY_TABLES} tables, ${4 * MANY_TABLES} sockets: ${((memoryOf(node.child) - empty) / MANY_TABLES).toFixed(0)} kB a table`,
);
await run({ task: 'pace', address: many.address, perSecond: PACE, seconds: 2 });
const before = cpuOf(node.child);
const held = await run({ task: 'pace', address: many.address, perSecond: PACE, seconds: SECONDS });
const cpu = (cpuOf(node.child) - before) / Math.max(1, held.times.length);
say(`${held.perSecond.toFixed(0)} turns a second, ${held.missed} left out; ${(1000 * cpu).toFixed(2)} ms for a turn`);
figures.atLeast(`${4 * MANY_TABLES} sockets: turns a second`, '', held.perSecond, 0.95 * PACE);
figures.value(`${4 * MANY_TABLES} sockets: 99th percentile`, 'ms', percentile(held.times, 0.99), 100);

figures.print();
for (const { child } of [clients, bare]) child.kill();
await stopServer(node);
await postgres.stop();
process.exitCode = figures.missed > 0 ? 1 : 0;
