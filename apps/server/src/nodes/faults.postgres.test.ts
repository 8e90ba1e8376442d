import { random } from '@cap-diamant/kernel';
import { expect, it } from 'vitest';
import { startCluster } from '../testing/faults/cluster.ts';
import { allAtOnce, FAULTS, type FaultKind, kill, LONG_FAULTS } from '../testing/faults/kinds.ts';
import { Load } from '../testing/faults/load.ts';
import { clockMover } from '../testing/faults/shifted-clock.ts';

/** `npm run torture -- nodes 1000`: every kind of fault, for longer, and then a thousand nodes killed. */
const KILLS = Number(process.env.NODE_KILLS ?? 0);
const SEED = process.env.NODE_SEED ?? 'faults';
/** Only the kinds with this in their name. */
const ONLY = process.env.NODE_FAULT;
const isLong = KILLS > 0 || ONLY !== undefined;
const TABLES = Number(process.env.NODE_TABLES ?? (isLong ? 100 : 8));
const LASTS_MS = isLong ? 30_000 : 1000;
/** So many kinds of faults happen one by one in the short run; then all of them at once. */
const PICKED = 5;
/** How soon every table goes on after a fault has ended. */
const WITHIN_MS = 10_000;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

it(`with three nodes and ${TABLES} tables under load nothing is lost, whatever goes wrong`, async () => {
  const dice = random(SEED);
  const cluster = await startCluster({ nodes: 3, ...(isLong && { diskMb: 1024 }) });
  const load = new Load(cluster, { tables: TABLES, seed: SEED, slowest: isLong ? 1000 : 200 });
  const suffer = async (kind: FaultKind, lastsMs: number): Promise<number> => {
    const turns = load.turns;
    await kind.happen(cluster, dice, lastsMs);
    const longest = await load.goesOn(performance.now(), WITHIN_MS).catch(fault => {
      throw new Error(`${kind.name}: ${String(fault)}\n${cluster.nodes.map(node => node.errors()).join('')}`);
    });
    await load.checkFinished();
    say(`${kind.name}: ${load.turns - turns} turns, all tables went on within ${Math.ceil(longest)} ms`);
    return longest;
  };
  try {
    await load.start();
    await load.goesOn(performance.now(), WITHIN_MS);
    say(`3 nodes, ${TABLES} tables, clocks moved by ${clockMover()}`);
    const all = isLong ? LONG_FAULTS : dice.shuffle(FAULTS).slice(0, PICKED);
    const kinds = [...all, allAtOnce(FAULTS)].filter(({ name }) => name.includes(ONLY ?? ''));
    for (const kind of kinds) await suffer(kind, LASTS_MS);
    for (let n = 1; n <= KILLS; n++) {
      await suffer(kill, 0);
      if (n % 25 === 0) say(`${n} kills`);
    }
    const { faults, ...counts } = await load.finish();
    say(JSON.stringify(counts));
    expect(faults).toEqual([]);
    expect(counts.turns).toBeGreaterThanOrEqual(TABLES * kinds.length);
    expect(counts.connections).toBeGreaterThan(4 * counts.tables);
  } finally {
    await cluster.close();
  }
}, 7_200_000);
