import { nth } from '@cap-diamant/kernel';
import type { Port } from '../service/messages.ts';

/** Two connected ports: what one sends arrives at the other a moment later, copied. */
export const line = (): readonly [Port, Port] => {
  const ends: Port[] = [];
  const end = (other: number): Port => ({
    postMessage: message => {
      const data: unknown = structuredClone(message);
      queueMicrotask(() => nth(ends, other).onmessage?.({ data }));
    },
    onmessage: null,
  });
  ends.push(end(1), end(0));
  return [nth(ends, 0), nth(ends, 1)];
};

/** Lets every message in transit arrive. */
export const delivered = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
