import { parentPort, workerData } from 'node:worker_threads';
import { shelf } from '../shelf.ts';
import { type Stint, work } from './examine.ts';

/** One thread of `fuzz`: unpacks its own copy of the game, for rules cannot be handed over. */
const stint = workerData as Stint;
const box = await shelf.take(stint.game);
if (box !== undefined) work(box, stint, word => parentPort?.postMessage(word));
