import { parentPort, workerData } from 'node:worker_threads';
import { registry } from '../registry.ts';
import { type Stint, work } from './examine.ts';

/** One thread of `fuzz`: unpacks its own copy of the game, for rules cannot be handed over. */
const stint = workerData as Stint;
const module = await registry.get(stint.game);
if (module !== undefined) work(module, stint, word => parentPort?.postMessage(word));
