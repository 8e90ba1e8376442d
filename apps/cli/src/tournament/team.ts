import { Worker } from 'node:worker_threads';
import type { BotFault } from '../bots/fault.ts';
import type { Limits } from '../bots/open.ts';
import type { Source } from '../shelf.ts';
import type { Result } from './game.ts';
import type { Job } from './schedule.ts';

/** What every thread is told when it starts. */
export interface Order {
  readonly source: Source;
  readonly limits: Limits;
}

/** A game that was played, and by whom. */
export interface Played {
  readonly job: Job;
  readonly result: Result;
}

/** A game that could not be played to its end through no fault of a bot that can be named. */
interface Broken {
  readonly job: Job;
  readonly fault: BotFault;
}

/** What a thread says. */
export type Word =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'played' } & Played)
  | ({ readonly kind: 'broken' } & Broken);

export interface Games {
  readonly played: readonly Played[];
  readonly broken: readonly Broken[];
}

/** How long threads have to leave in peace. */
const GRACE_MS = 2000;
const WORKER = new URL('./worker.js', import.meta.url);

interface Course {
  readonly jobs: readonly Job[];
  readonly order: Order;
  readonly threads: number;
  watch(games: Games): void;
  readonly stopped: AbortSignal;
}

const byIndex = (a: { readonly job: Job }, b: { readonly job: Job }): number => a.job.index - b.job.index;

/** Plays all games over several threads; a thread that dies takes one game with it, and another is started. */
export const runTournament = ({ jobs, order, threads, watch, stopped }: Course, worker = WORKER): Promise<Games> =>
  new Promise(resolve => {
    const played: Played[] = [];
    const broken: Broken[] = [];
    const running = new Map<Worker, Job | undefined>();
    let next = 0;

    const finishIfDone = (): void => {
      if (running.size > 0) return;
      resolve({ played: played.sort(byIndex), broken: broken.sort(byIndex) });
    };

    const dismiss = (thread: Worker): void => {
      thread.postMessage('stop');
      const timer = setTimeout(() => void thread.terminate(), GRACE_MS);
      thread.once('exit', () => clearTimeout(timer));
    };

    const occupy = (thread: Worker): void => {
      const job = stopped.aborted ? undefined : jobs[next++];
      running.set(thread, job);
      if (job === undefined) dismiss(thread);
      else thread.postMessage(job);
    };

    const hear = (thread: Worker, word: Word): void => {
      if (word.kind === 'played') played.push({ job: word.job, result: word.result });
      if (word.kind === 'broken') broken.push({ job: word.job, fault: word.fault });
      if (word.kind !== 'ready') watch({ played, broken });
      occupy(thread);
    };

    const bury = (thread: Worker, why: string): void => {
      const job = running.get(thread);
      if (!running.delete(thread)) return;
      if (job !== undefined && !stopped.aborted) {
        broken.push({ job, fault: { kind: 'thread', detail: why } });
        if (next < jobs.length) hire();
      }
      finishIfDone();
    };

    const hire = (): void => {
      const thread = new Worker(worker, { workerData: order });
      running.set(thread, undefined);
      thread.on('message', (word: Word) => hear(thread, word));
      thread.on('error', fault => bury(thread, String(fault)));
      thread.on('exit', code => bury(thread, String(code)));
    };

    stopped.addEventListener('abort', () => [...running.keys()].forEach(dismiss), { once: true });
    for (let count = Math.min(threads, jobs.length); count > 0; count--) hire();
    finishIfDone();
  });
