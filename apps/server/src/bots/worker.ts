import { parentPort } from 'node:worker_threads';
import { serve } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';
import { portOf } from './port.ts';

/** A thread on which bots think, so that the server answers people meanwhile. */
if (parentPort === null) throw new Error('this is started as a thread');

serve(portOf(parentPort), {
  load: loadBotGame,
  pace: {
    now: () => performance.now(),
    pause: () => new Promise(resolve => setImmediate(resolve)), // reads messages before it continues
  },
});
