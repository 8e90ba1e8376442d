/** Something the server does again and again. */
export interface Repeated {
  /** No more rounds; resolves once the last one is done. */
  stop(): Promise<void>;
}

/** Runs a task every so often, never twice at the same time. A round that fails is logged, and the next one comes. */
export const repeat = (everyMs: number, task: () => Promise<void>, log: (fault: unknown) => void): Repeated => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch(log)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
};
