import { Worker } from 'node:worker_threads';
import type { GameSource } from '@cap-diamant/bots';
import type { BotFault } from '../bots/fault.ts';
import type { Limits } from '../bots/open.ts';
import type { Result } from './game.ts';
import type { Job } from './schedule.ts';

/** What every worker thread gets when it starts. */
export interface WorkerConfig {
  readonly source: GameSource;
  readonly limits: Limits;
}

/** A finished game, and the bots that played it. */
export interface Played {
  readonly job: Job;
  readonly result: Result;
}

/** A game that broke off, and not because of one bot. */
export interface Broken {
  readonly job: Job;
  readonly fault: BotFault;
}

/** What a worker thread reports. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'played' } & Played)
  | ({ readonly kind: 'broken' } & Broken);

export interface Games {
  readonly played: readonly Played[];
  readonly broken: readonly Broken[];
}

/** How long a thread has to finish after it is told to stop: outside programs may take a while to end. */
const GRACE_MS = 5000;
export const TOURNAMENT_THREAD = new URL('./worker.js', import.meta.url);

export interface TournamentRun {
  readonly jobs: readonly Job[];
  readonly config: WorkerConfig;
  readonly threads: number;
  watch(games: Games): void;
  readonly stopped: AbortSignal;
}

export const byIndex = (a: { readonly job: Job }, b: { readonly job: Job }): number => a.job.index - b.job.index;

/** Plays all games on a pool of worker threads. If a thread crashes, its game is lost and the thread is replaced. */
export const runTournament = (
  { jobs, config, threads, watch, stopped }: TournamentRun,
  worker = TOURNAMENT_THREAD,
): Promise<Games> =>
  new Promise(resolve => {
    const played: Played[] = [];
    const broken: Broken[] = [];
    const running = new Map<Worker, Job | undefined>();
    let next = 0;

    const finishIfDone = (): void => {
      if (running.size > 0) return;
      resolve({ played: played.sort(byIndex), broken: broken.sort(byIndex) });
    };

    const stop = (thread: Worker): void => {
      thread.postMessage('stop');
      const timer = setTimeout(() => void thread.terminate(), GRACE_MS);
      thread.once('exit', () => clearTimeout(timer));
    };

    const assign = (thread: Worker): void => {
      const job = stopped.aborted ? undefined : jobs[next++];
      running.set(thread, job);
      if (job === undefined) stop(thread);
      else thread.postMessage(job);
    };

    const receive = (thread: Worker, message: WorkerMessage): void => {
      if (message.kind === 'played') played.push({ job: message.job, result: message.result });
      if (message.kind === 'broken') broken.push({ job: message.job, fault: message.fault });
      if (message.kind !== 'ready') watch({ played, broken });
      assign(thread);
    };

    const remove = (thread: Worker, why: string): void => {
      const job = running.get(thread);
      if (!running.delete(thread)) return;
      if (job !== undefined && !stopped.aborted) {
        broken.push({ job, fault: { kind: 'thread', detail: why } });
        if (next < jobs.length) start();
      }
      finishIfDone();
    };

    const start = (): void => {
      const thread = new Worker(worker, { workerData: config });
      running.set(thread, undefined);
      thread.on('message', (message: WorkerMessage) => receive(thread, message));
      thread.on('error', fault => remove(thread, String(fault)));
      thread.on('exit', code => remove(thread, String(code)));
    };

    stopped.addEventListener('abort', () => [...running.keys()].forEach(stop), { once: true });
    for (let count = Math.min(threads, jobs.length); count > 0; count--) start();
    finishIfDone();
  });
