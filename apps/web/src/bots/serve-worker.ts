import { type Port, serve } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';

/** The part of a worker's global scope that is needed. */
export interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Lets messages in. A timer would make bots wait longer than they think. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Answers the questions that reach a worker. */
export const serveWorker = (scope: WorkerScope): void => {
  const port: Port = { postMessage: message => scope.postMessage(message), onmessage: null };
  scope.addEventListener('message', ({ data }) => port.onmessage?.({ data }));
  serve(port, { load: loadBotGame, pace: { now: () => performance.now(), pause } });
};
