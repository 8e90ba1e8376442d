/** Milliseconds since 1970 that never repeat: so what is made later is also newer. */
export const createClock = (): (() => number) => {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return last;
  };
};
