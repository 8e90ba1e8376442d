import { type Port, serve } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';

/** The part of a worker's global scope that we use. */
export interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Tells a worker to rest: the page needs the processor. Not a question, so it is not part of the bot service. */
export interface Rest {
  readonly kind: 'rest';
  readonly ms: number;
}

const isRest = (message: unknown): message is Rest => (message as Rest).kind === 'rest';

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
  let restsUntil = 0;
  scope.addEventListener('message', ({ data }) => {
    if (isRest(data)) restsUntil = performance.now() + data.ms;
    else port.onmessage?.({ data });
  });
  const pauseOrRest = async (): Promise<void> => {
    await pause();
    for (let ms = restsUntil - performance.now(); ms > 0; ms = restsUntil - performance.now())
      await new Promise(resolve => setTimeout(resolve, ms));
  };
  serve(port, { load: loadBotGame, pace: { now: () => performance.now(), pause: pauseOrRest } });
};
