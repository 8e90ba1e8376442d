import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Helper } from '@cap-diamant/bots';
import { portOf } from './port.ts';

const WORKER = new URL('./worker.js', import.meta.url);

/** Starts a thread on which bots think. */
export const startThread = (worker: URL = WORKER, options: WorkerOptions = {}): Helper => {
  const thread = new Worker(worker, options);
  return {
    port: portOf(thread),
    onDeath: tell => {
      thread.on('error', fault => tell(String(fault)));
      thread.on('exit', code => tell(`exit code ${code}`));
    },
    end: () => void thread.terminate(),
  };
};
