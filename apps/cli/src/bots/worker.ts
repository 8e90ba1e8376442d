import { parentPort } from 'node:worker_threads';
import { serve } from '@cap-diamant/bots';
import { gameFrom } from '../registry.ts';
import { opponentNamed } from './open.ts';
import { portOf } from './port.ts';

/** The thread on which bots think while the program listens to people. */
if (parentPort === null) throw new Error('this is started as a thread');

serve(portOf(parentPort), {
  cast: async part => opponentNamed(part.bot, await gameFrom(part)),
  pace: {
    now: () => performance.now(),
    pause: () => new Promise(resolve => setImmediate(resolve)), // messages are taken in before it goes on
  },
});
