import type { Port } from '@cap-diamant/bots';

/** Either end of a channel to a worker thread, as Node provides it. */
interface Line {
  postMessage(message: unknown): void;
  on(event: 'message', hear: (data: unknown) => void): unknown;
}

/** The channel as browsers provide it, so that the same code works on both. */
export const portOf = (line: Line): Port => {
  const port: Port = { postMessage: message => line.postMessage(message), onmessage: null };
  line.on('message', data => port.onmessage?.({ data }));
  return port;
};
