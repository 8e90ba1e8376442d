import type { Bus } from '../storage/bus.ts';

/** Sessions that end while connections still use them. */
export interface Endings {
  /** Tells that sessions have ended, on every node. */
  end(hashes: readonly string[]): void;
  onEnd(hear: (hashes: ReadonlySet<string>) => void): void;
}

export const createEndings = (bus: Bus): Endings => {
  const listeners: ((hashes: ReadonlySet<string>) => void)[] = [];
  const tell = (hashes: readonly string[]): void => {
    for (const hear of listeners) hear(new Set(hashes));
  };
  bus.on('ended', hash => tell([hash]));
  return {
    end: hashes => {
      tell(hashes);
      for (const hash of hashes) bus.tell('ended', hash);
    },
    onEnd: hear => void listeners.push(hear),
  };
};
