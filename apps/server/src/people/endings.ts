/** Sessions that end while connections still use them. */
export interface Endings {
  /** Tells that sessions have ended. */
  end(hashes: readonly string[]): void;
  onEnd(hear: (hashes: ReadonlySet<string>) => void): void;
}

export const createEndings = (): Endings => {
  const listeners: ((hashes: ReadonlySet<string>) => void)[] = [];
  return {
    end: hashes => {
      for (const hear of listeners) hear(new Set(hashes));
    },
    onEnd: hear => void listeners.push(hear),
  };
};
