/** Runs actions with the same key one after the other, others side by side. */
export type Serial = <T>(key: string, act: () => Promise<T>) => Promise<T>;

export const createSerial = (): Serial => {
  const tails = new Map<string, Promise<unknown>>();
  return (key, act) => {
    const done = (tails.get(key) ?? Promise.resolve()).then(act);
    const tail = done.then(
      () => undefined,
      () => undefined,
    );
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return done;
  };
};
