import { parentPort } from 'node:worker_threads';
import { type LoadGame, serve } from '@cap-diamant/bots';
import { portOf } from './port.ts';

/** Lets bots think on this thread, so that whoever started it can do something else meanwhile. */
export const serveThread = (load: LoadGame): void => {
  if (parentPort === null) throw new Error('this is started as a thread');
  serve(portOf(parentPort), {
    load,
    pace: {
      now: () => performance.now(),
      pause: () => new Promise(resolve => setImmediate(resolve)), // reads messages before it continues
    },
  });
};
