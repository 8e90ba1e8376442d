import type { BotWorker } from '@cap-diamant/bots';

/** A worker, as far as it is needed: the browser's own, or one made for a test. */
export interface WebWorker {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

const createWorker = (): WebWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Starts a worker in which bots think. */
export const startWorker = (create = createWorker): BotWorker => {
  const worker = create();
  const port: BotWorker['port'] = { postMessage: message => worker.postMessage(message), onmessage: null };
  worker.addEventListener('message', ({ data }) => port.onmessage?.({ data }));
  return {
    port,
    // A script that cannot be fetched gives an error without a message.
    onExit: tell =>
      worker.addEventListener('error', ({ message }) => tell(message ?? 'the worker could not be started')),
    terminate: () => worker.terminate(),
  };
};
