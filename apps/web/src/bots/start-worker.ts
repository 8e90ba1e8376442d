import type { BotWorker } from '@cap-diamant/bots';

/** The part of a worker that we use, so that tests can fake it. */
export interface WebWorker {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

const createWorker = (): WebWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Starts a worker for bots. */
export const startWorker = (create = createWorker): BotWorker => {
  const worker = create();
  const port: BotWorker['port'] = { postMessage: message => worker.postMessage(message), onmessage: null };
  worker.addEventListener('message', ({ data }) => port.onmessage?.({ data }));
  return {
    port,
    // If the script can't be fetched, the error event has no message.
    onExit: tell =>
      worker.addEventListener('error', ({ message }) => tell(message ?? 'the worker could not be started')),
    terminate: () => worker.terminate(),
  };
};
