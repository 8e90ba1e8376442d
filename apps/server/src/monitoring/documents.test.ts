import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

/** Every name Prometheus gets from the server. */
const names = async (): Promise<Set<string>> => {
  const metrics = new Metrics();
  metrics.watch(() => ({
    sockets: 0,
    tablesInMemory: 0,
    tablesFollowed: 0,
    botsThinking: 0,
    shardsAway: 0,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    eventLoop: { p50: 0, p99: 0, max: 0 },
  }));
  const all = await metrics.registry.getMetricsAsJSON();
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['bucket', 'sum', 'count'].map(part => `${name}_${part}`) : [name],
    ),
  );
};

const namedIn = (text: string): string[] => text.match(/\b(cap_diamant|process|nodejs)_\w+/g) ?? [];

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

it('the dashboard shows only figures that exist, slow queries and the event loop among them', async () => {
  const { panels } = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8')) as { panels: Panel[] };
  const exist = await names();
  for (const { title, targets } of panels) {
    const named = targets.flatMap(({ expr }) => namedIn(expr));
    expect([title, named.length > 0, named.filter(name => !exist.has(name))]).toEqual([title, true, []]);
  }
  const all = JSON.stringify(panels);
  for (const wanted of ['slow_queries_total', 'event_loop_delay_p99_seconds', 'notices_total', 'pool_waiting']) {
    expect(all).toContain(`cap_diamant_${wanted}`);
  }
});

it('alerts watch only figures that exist, and each says what is wrong', async () => {
  const rules = readFileSync('docs/monitoring/alerts.yml', 'utf8').split('- alert: ').slice(1);
  const exist = await names();
  const watched: string[] = [];
  for (const rule of rules) {
    const [, expression = ''] = /^ +expr: (.+)$/m.exec(rule) ?? [];
    watched.push(...namedIn(expression));
    expect([rule, /^ +summary: ".+"$/m.test(rule), /severity: (page|ticket)/.test(rule)]).toEqual([rule, true, true]);
    expect(namedIn(expression).filter(name => !exist.has(name))).toEqual([]);
  }
  expect(watched).toContain('cap_diamant_slow_queries_total');
  expect(watched).toContain('cap_diamant_event_loop_delay_p99_seconds');
});

it('every alert and every figure of the server is explained to hosts', async () => {
  const hosting = readFileSync('docs/hosting.md', 'utf8');
  const alerts = readFileSync('docs/monitoring/alerts.yml', 'utf8').match(/(?<=- alert: )\w+/g) ?? [];
  expect(alerts.length).toBeGreaterThan(5);
  expect(alerts.filter(alert => !hosting.includes(alert))).toEqual([]);
});
