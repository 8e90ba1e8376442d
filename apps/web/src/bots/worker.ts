import { serveWorker } from './serve-worker.ts';

/** The worker in which the page's bots think. */
serveWorker(self);
