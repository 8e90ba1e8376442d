/** Apart from the server itself, as most servers have no queue. */
export { openQueue, type Queue } from './queue/queue.ts';
export type { PartHandlers } from './queue/run-parts.ts';
export * from './queue/shared-run.ts';
export * from './queue/start-work.ts';
