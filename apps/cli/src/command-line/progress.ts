const WIDTH = 24;
const EVERY_MS = 100;

/** A progress bar on standard error, drawn only on a terminal. */
export interface Progress {
  /** `share` from 0 to 1; undefined when the total is unknown. */
  show(share: number | undefined, text: string): void;
  clear(): void;
}

const SILENT: Progress = { show: () => {}, clear: () => {} };

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] `;
};

export const createProgress = (output: NodeJS.WriteStream = process.stderr): Progress => {
  if (!output.isTTY) return SILENT;
  let last = Number.NEGATIVE_INFINITY;
  return {
    show: (share, text) => {
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      output.write(`\r\x1b[K${share === undefined ? '' : bar(share)}${text}`);
    },
    clear: () => void output.write('\r\x1b[K'),
  };
};
