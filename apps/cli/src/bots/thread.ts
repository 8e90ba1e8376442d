import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { BotWorker } from '@cap-diamant/bots';
import { portOf } from './port.ts';

const WORKER = new URL('./worker.js', import.meta.url);

/** Starts a thread on which bots think. */
export const startThread = (worker: URL = WORKER, options: WorkerOptions = {}): BotWorker => {
  const thread = new Worker(worker, options);
  return {
    port: portOf(thread),
    onExit: tell => {
      thread.on('error', error => tell(String(error)));
      thread.on('exit', code => tell(`exit code ${code}`));
    },
    terminate: () => void thread.terminate(),
  };
};
