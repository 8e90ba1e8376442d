/** Runs actions with the same key one after the other, others side by side. */
export type Serial = <T>(key: string, act: () => Promise<T>) => Promise<T>;

export const createSerial = (): Serial => {
  /** By key, when the last action so far is over. */
  const tails = new Map<string, Promise<void>>();
  return (key, act) => {
    const before = tails.get(key);
    const done = before === undefined ? act() : before.then(act);
    const forget = (): void => {
      if (tails.get(key) === tail) tails.delete(key);
    };
    const tail = done.then(forget, forget);
    tails.set(key, tail);
    return done;
  };
};
