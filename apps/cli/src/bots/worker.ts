import { parentPort } from 'node:worker_threads';
import { serve } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';
import { portOf } from './port.ts';

/** The thread on which bots think while the program waits for people. */
if (parentPort === null) throw new Error('this is started as a thread');

serve(portOf(parentPort), {
  load: loadBotGame,
  pace: {
    now: () => performance.now(),
    pause: () => new Promise(resolve => setImmediate(resolve)), // reads messages before it continues
  },
});
