import { expect, it } from 'vitest';
import { startCluster } from '../testing/faults/cluster.ts';
import { startHaproxy } from '../testing/faults/haproxy.ts';
import { Load } from '../testing/faults/load.ts';

/** `npm run rolling-update` puts HAProxy in front, and plays at more tables; here clients choose a node themselves. */
const behindHaproxy = process.env.LOAD_BALANCER === 'haproxy';
const TABLES = Number(process.env.NODE_TABLES ?? (behindHaproxy ? 50 : 4));
const WITHIN_MS = 10_000;
/** "Service Restart": connect again. */
const RESTART = '1012';

/** Somebody who asks for lists all the time; every answer has to be right. */
const keepAsking = (address: string): { stop(): Promise<number> } => {
  let isStopped = false;
  const asking = (async () => {
    let answers = 0;
    for (; !isStopped; answers++) {
      const { status } = await fetch(`${address}/api/tables?state=playing`);
      if (status !== 200) throw new Error(`a client saw ${status}`);
      const made = await fetch(`${address}/api/guests`, { method: 'POST', body: JSON.stringify({ name: 'Anne' }) });
      if (made.status !== 201) throw new Error(`a client saw ${made.status}`);
    }
    return answers;
  })();
  // Looked at in the end; until then a failure is no unhandled one.
  asking.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      return asking;
    },
  };
};

it(`three nodes are replaced one after the other while ${TABLES} tables play on`, async () => {
  const cluster = await startCluster({ nodes: 3 });
  const balancer = behindHaproxy ? await startHaproxy(cluster.nodes.map(({ clients }) => clients.port)) : undefined;
  const addresses = balancer && [balancer.address];
  try {
    const load = new Load(cluster, { tables: TABLES, seed: 'update', slowest: 200, ...(addresses && { addresses }) });
    await load.start();
    const visitor = balancer && keepAsking(balancer.address);
    for (const node of cluster.nodes) {
      await load.goesOn(performance.now(), WITHIN_MS);
      expect(await node.stop()).toBe(0);
      await load.goesOn(performance.now(), WITHIN_MS);
      await node.start();
      // As a host does: the next one follows when this one is ready.
      await expect
        .poll(async () => (await fetch(`${node.address}/api/ready`)).status, { timeout: WITHIN_MS })
        .toBe(200);
    }
    const answers = await visitor?.stop();
    const { faults, ...counts } = await load.finish();
    process.stderr.write(`${JSON.stringify({ ...counts, answers })}\n`);
    expect(faults).toEqual([]);
    // Everybody was sent away as a restart does, and came back by themselves.
    expect(Object.keys(counts.closeCodes).filter(code => code !== '1006')).toEqual([RESTART]);
    expect(counts.connections).toBeGreaterThan(counts.tables * 4);
    if (!behindHaproxy) return;
    expect(counts.closeCodes).toEqual({ [RESTART]: counts.connections - counts.tables * 4 });
    expect(counts.failures).toBe(0);
    expect(answers).toBeGreaterThan(10);
  } finally {
    await balancer?.close();
    await cluster.close();
  }
}, 600_000);
