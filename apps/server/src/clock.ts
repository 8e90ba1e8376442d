/** Milliseconds since 1970. Tests pass their own. */
export type Clock = () => number;

/** Times that never repeat: so what is made later is also newer. */
export const createStamps = (now: Clock): (() => number) => {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
};
