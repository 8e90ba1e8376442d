import { type Port, serve } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';

/** The part of a worker's global scope that we use. */
export interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Lets waiting messages in. A timer would take longer than the bot thinks. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Answers the messages a worker receives. */
export const serveWorker = (scope: WorkerScope): void => {
  const port: Port = { postMessage: message => scope.postMessage(message), onmessage: null };
  scope.addEventListener('message', ({ data }) => port.onmessage?.({ data }));
  serve(port, { load: loadBotGame, pace: { now: () => performance.now(), pause } });
};
