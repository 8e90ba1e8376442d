import type { Port } from '@cap-diamant/bots';

/** Either end of the line to a worker thread, as Node gives it. */
interface Line {
  postMessage(message: unknown): void;
  on(event: 'message', hear: (data: unknown) => void): unknown;
}

/** The line as pages know it, so that the same code talks on both. */
export const portOf = (line: Line): Port => {
  const port: Port = { postMessage: message => line.postMessage(message), onmessage: null };
  line.on('message', data => port.onmessage?.({ data }));
  return port;
};
