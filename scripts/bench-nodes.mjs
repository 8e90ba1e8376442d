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
// What is compared is measured in turns of a second or so: a machine shared with others does not stay as fast as it was.

const SECONDS = Number(process.argv[2] ?? 10);
const MANY_TABLES = Number(process.argv[3] ?? 2500);
/** 500 turns a second at 2,500 tables: every table once in five seconds. */
const PACE = MANY_TABLES / 5;
const ROUNDS = 10;

prepare();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const postgres = await startPostgres();
const figures = new Figures();
const bare = await startBare();
const say = text => process.stdout.write(`${text}\n`);

/** Nodes with a database of their own, and the clients that play there. */
const startNodes = async (name, count, byTable) => {
  const url = await postgres.create(name);
  const nodes = [];
  for (let n = 0; n < count; n++) nodes.push(await startServer(['--database', url]));
  const clients = startClients();
  const address = nodes.map(node => node.address).join(' ');
  const run = task => clients.run({ ...task, address });
  await run({ task: 'start', byTable });
  const cpu = () => nodes.reduce((sum, { child }) => sum + cpuOf(child), 0);
  const stop = async () => {
    await run({ task: 'open', count: 0 });
    clients.child.kill();
    await Promise.all(nodes.map(stopServer));
  };
  return { nodes, run, cpu, stop };
};

/** Opens tables and warms up; `measure` plays as fast as it goes, a part of the time. */
const player = async ({ run, cpu }, count) => {
  await run({ task: 'open', count });
  await run({ task: 'play', seconds: 2 });
  const times = [];
  const frames = [];
  let busy = 0;
  return {
    frames,
    async measure() {
      const before = cpu();
      const played = await run({ task: 'play', seconds: SECONDS / ROUNDS });
      busy += cpu() - before;
      times.push(...played.times);
      frames.push(...played.frames);
    },
    perSecond: () => times.length / SECONDS,
    toString: () =>
      `${Math.round(times.length / SECONDS)} turns a second; ` +
      `${((1000 * busy) / Math.max(1, times.length)).toFixed(2)} ms of the nodes' processors for a turn; ` +
      `99th percentile ${percentile(times, 0.99).toFixed(1)} ms`,
  };
};

const one = await startNodes('one', 1, true);
const byTable = await startNodes('by_table', 2, true);
const byPerson = await startNodes('by_person', 2, false);
for (const count of [50, 250]) {
  const alone = await player(one, count);
  const apart = await player(byTable, count);
  const mixed = await player(byPerson, count);
  await alone.measure();
  await bare.load(alone.frames);
  let echoed = 0;
  for (let n = 0; n < ROUNDS; n++) {
    for (const each of n === 0 ? [apart, mixed] : [alone, apart, mixed]) await each.measure();
    const task = { task: 'bare', port: bare.port, count, seconds: SECONDS / ROUNDS };
    echoed += (await one.run(task)).perSecond / ROUNDS;
  }
  const share = ({ perSecond }, of) => (100 * perSecond()) / of;
  say(`${count} tables, a bare server: ${Math.round(echoed)} turns a second`);
  say(`${count} tables, one node: ${alone}`);
  say(`${count} tables, each on one of two nodes: ${apart}`);
  say(`${count} tables, their people on both of two nodes: ${mixed}`);
  figures.atLeast(`${count} tables: turns a second, of the bare server's`, '%', share(alone, echoed), 30);
  figures.atLeast(`${count} tables, each on one of two nodes: of one node's`, '%', share(apart, alone.perSecond()), 90);
  figures.atLeast(`${count} tables, their people on both: of one node's`, '%', share(mixed, alone.perSecond()), 90);
}
for (const each of [one, byTable, byPerson]) await each.stop();

const many = await startNodes('many', 1, true);
const [node] = many.nodes;
const empty = memoryOf(node.child);
await many.run({ task: 'open', count: MANY_TABLES });
say(
  `${MANY_TABLES} tables, ${4 * MANY_TABLES} sockets: ${((memoryOf(node.child) - empty) / MANY_TABLES).toFixed(0)} kB a table`,
);
await many.run({ task: 'pace', perSecond: PACE, seconds: 2 });
const before = cpuOf(node.child);
const held = await many.run({ task: 'pace', perSecond: PACE, seconds: SECONDS });
const cpu = (cpuOf(node.child) - before) / Math.max(1, held.times.length);
say(`${held.perSecond.toFixed(0)} turns a second, ${held.missed} left out; ${(1000 * cpu).toFixed(2)} ms for a turn`);
figures.atLeast(`${4 * MANY_TABLES} sockets: turns a second`, '', held.perSecond, 0.95 * PACE);
figures.value(`${4 * MANY_TABLES} sockets: 99th percentile`, 'ms', percentile(held.times, 0.99), 100);

figures.print();
bare.child.kill();
await many.stop();
await postgres.stop();
process.exitCode = figures.missed > 0 ? 1 : 0;
