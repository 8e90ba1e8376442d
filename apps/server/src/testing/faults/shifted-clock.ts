import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../server-process.ts';

/** The wall clock of a process that tests set. Clocks that only measure go on as they do. */
export interface ShiftedClock {
  /** For the environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets the clock to the right time plus so many seconds. */
  shift(seconds: number): void;
}

const LIBRARIES = '/usr/lib';

/** libfaketime, where Debian's package has put it. */
const libfaketime = (): string | undefined => {
  try {
    const folder = readdirSync(LIBRARIES).find(name => name.endsWith('-linux-gnu'));
    const path = join(LIBRARIES, folder ?? '', 'faketime');
    return readdirSync(path).includes('libfaketime.so.1') ? join(path, 'libfaketime.so.1') : undefined;
  } catch {
    return undefined;
  }
};

/** What moves the clock here: libfaketime for the whole process, or a module that replaces its `Date`. */
export const clockMover = (): string => (libfaketime() === undefined ? 'a module in the process' : 'libfaketime');

export const createShiftedClock = (): ShiftedClock => {
  const file = join(freshFolder(), 'offset');
  const shift = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  shift(0);
  const library = libfaketime();
  const module = new URL('./shifted-clock.mjs', import.meta.url).href;
  return {
    shift,
    env: {
      FAKETIME_TIMESTAMP_FILE: file,
      ...(library === undefined
        ? { NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${module}` }
        : { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_CACHE_DURATION: '1' }),
    },
  };
};
