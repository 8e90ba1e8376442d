import { serveWorker } from './serve-worker.ts';

/** The entry point of the bot worker. */
serveWorker(self);
