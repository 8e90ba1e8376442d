import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into the measured server: collects garbage when told to, and answers with the memory that is left. When V8
// does so by itself depends on how busy the machine is, and would decide the figure.

const GIVE_BACK_MS = 1000;

if (isMainThread && process.channel !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('message', async () => {
    collect();
    await setTimeout(GIVE_BACK_MS); // the pages go back to the system in the background
    process.send({ memory: process.memoryUsage.rss() });
  });
  process.channel.unref();
}
