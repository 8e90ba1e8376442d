import { parentPort, workerData } from 'node:worker_threads';
import { registry } from '../games/registry.ts';
import { type FuzzTask, fuzzGames } from './fuzz-games.ts';

/** One thread of `fuzz`. It loads the game itself: functions cannot be sent between threads. */
const task = workerData as FuzzTask;
const module = await registry.get(task.game);
if (module !== undefined) fuzzGames(module, task, message => parentPort?.postMessage(message));
