import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { BotWorker } from '@cap-diamant/bots';
import { portOf } from './port.ts';

/** Starts a thread on which bots think; its program calls `serveThread`. */
export const startThread = (program: URL, options: WorkerOptions = {}): BotWorker => {
  const thread = new Worker(program, options);
  return {
    port: portOf(thread),
    onExit: tell => {
      thread.on('error', error => tell(String(error)));
      thread.on('exit', code => tell(`exit code ${code}`));
    },
    terminate: () => void thread.terminate(),
  };
};
