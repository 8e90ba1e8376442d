/** The time, as a port: tests bring their own clock. */
export interface Clock {
  now(): number;
  /** Resolves after the time, or at once when aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const clock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise(resolve => {
      if (signal.aborted || milliseconds <= 0) return resolve();
      const timer = setTimeout(done, milliseconds);
      function done() {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done);
    }),
};
