type Job = () => void;

const waiting = new Set<Job>();

const runAll = (): void => {
  const jobs = [...waiting];
  waiting.clear();
  for (const job of jobs) job();
};

/**
 * Runs a function after the next frame is on the screen: work that begins while it is drawn takes the processor from
 * it. All waiting functions run together. Returns a function that cancels.
 */
export const afterPaint = (run: Job): Job => {
  // A new function each time, so that the same one can be queued twice.
  const job = () => run();
  // The frame itself, the one in which its tiles may still be drawn, and the first one after that.
  if (waiting.size === 0) requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(runAll)));
  waiting.add(job);
  return () => waiting.delete(job);
};
