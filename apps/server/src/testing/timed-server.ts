import { placeFor } from './place.ts';
import { freshFolder } from './server-process.ts';

/** The built server in this process, with a clock that tests set. */
const BUILT = new URL('../../dist/index.js', import.meta.url).href;

export interface TimedServer {
  readonly address: string;
  readonly data: string;
  now(): number;
  /** Lets time pass. */
  advance(ms: number): void;
  close(): Promise<void>;
}

export interface TimedSetting {
  readonly data?: string;
  /** The folder of the built page. */
  readonly page?: string;
  readonly start?: number;
  /** By default no leap of the clock is taken for a machine that slept. */
  readonly longestGapMs?: number;
  /** The same as the longest if left out. */
  readonly shortestGapMs?: number;
  readonly pushHosts?: readonly string[];
  readonly mail?: { readonly server: string; readonly from: string };
}

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

export const startTimedServer = async (setting: TimedSetting = {}): Promise<TimedServer> => {
  const { data = freshFolder(), start = Date.parse('2026-07-03T12:00:00Z') } = setting;
  const { longestGapMs = Number.POSITIVE_INFINITY, pushHosts = [], mail, page } = setting;
  const { shortestGapMs = longestGapMs } = setting;
  let time = start;
  const faults: unknown[] = [];
  const { startServer } = (await import(/* @vite-ignore */ BUILT)) as typeof import('../index.ts');
  const place = await placeFor(data);
  const server = await startServer({
    page,
    data,
    ...('url' in place && { database: place.url }),
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    limits: false,
    pushHosts,
    ...(mail && { mail }),
    clock: { now: () => time, shortestGapMs, longestGapMs },
    onFault: fault => faults.push(fault),
  });
  return {
    address: server.address,
    data,
    now: () => time,
    advance: ms => {
      time += ms;
    },
    close: async () => {
      await server.close();
      if (faults.length > 0) throw new Error(faults.map(String).join('\n'));
    },
  };
};
