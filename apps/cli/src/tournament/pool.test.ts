import { describe, expect, it } from 'vitest';
import { type Games, runTournament } from './pool.ts';
import type { Job } from './schedule.ts';

const jobs: Job[] = Array.from({ length: 4 }, (_, index) => ({ index, options: {}, lineup: ['a', 'b'], seed: 's' }));
const config = { source: { game: 'toy' }, limits: { ms: 1000 } };

/** A thread that finishes every game at once, and crashes on the second one. */
const MORTAL = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', job => {
      if (job === 'stop' || job.index === 1) process.exit(job === 'stop' ? 0 : 9);
      parentPort.postMessage({ kind: 'played', job, result: {} });
    });
    parentPort.postMessage({ kind: 'ready' });
  `)}`,
);

const playAll = (threads: number, stopped: AbortSignal, watch: (games: Games) => void = () => {}) =>
  runTournament({ jobs, config, threads, watch, stopped }, MORTAL);

describe('the threads of a tournament', () => {
  it.each([1, 3])('lose one game when one of %i dies, and play the others', async threads => {
    const { played, broken } = await playAll(threads, new AbortController().signal);
    expect(played.map(({ job }) => job.index)).toEqual([0, 2, 3]);
    expect(broken).toMatchObject([{ job: { index: 1 }, fault: { kind: 'thread', detail: '9' } }]);
  });

  it('stop when they are told to, with what was played', async () => {
    const stop = new AbortController();
    const { played } = await playAll(1, stop.signal, () => stop.abort());
    expect(played.map(({ job }) => job.index)).toEqual([0]);
  });
});
