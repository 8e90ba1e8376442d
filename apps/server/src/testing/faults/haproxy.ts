import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { freshFolder } from '../server-process.ts';

/** A load balancer in front of nodes. */
export interface Balancer {
  readonly address: string;
  close(): Promise<void>;
}

const HOSTING = new URL('../../../../../docs/hosting.md', import.meta.url);

/** The configuration that hosts are told to use, for these ports of this machine and without TLS. */
const configFor = (port: number, ports: readonly number[]): string => {
  const [, config] = /```haproxy\n([\s\S]*?)```/.exec(readFileSync(HOSTING, 'utf8')) ?? [];
  if (config === undefined) throw new Error('docs/hosting.md has no configuration for HAProxy');
  const servers = ports.map((each, n) => `    server node${n} 127.0.0.1:${each}\n`).join('');
  return config.replace(/bind .*/, `bind 127.0.0.1:${port}`).replace(/^(?: {4}server .*\n)+/m, servers);
};

/** Starts HAProxy as docs/hosting.md says. */
export const startHaproxy = async (ports: readonly number[]): Promise<Balancer> => {
  const port = await freePort();
  const file = join(freshFolder(), 'haproxy.cfg');
  writeFileSync(file, configFor(port, ports));
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const ended = once(child, 'close');
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    return answer?.ok === true;
  };
  while (!(await answers())) if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
  return {
    address,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
