import { readFileSync } from 'node:fs';

/** Ticks of all processors together, and how many of them the host of a virtual machine used for others. */
export const ticksIn = stat => {
  const [, ...ticks] = stat.split('\n', 1)[0].trim().split(/\s+/);
  // The eighth is what was stolen; those of guests after it are counted among the first two already.
  return { all: ticks.slice(0, 8).reduce((sum, count) => sum + Number(count), 0), stolen: Number(ticks[7]) };
};

const ticks = () => {
  try {
    return ticksIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    // Only Linux tells.
    return undefined;
  }
};

/** Begins to watch; the result tells the percentage of processor time that was stolen since, where that is known. */
export const watchStolenTime = () => {
  const before = ticks();
  return () => {
    const after = ticks();
    if (before === undefined || after === undefined || after.all === before.all) return undefined;
    return (100 * (after.stolen - before.stolen)) / (after.all - before.all);
  };
};
