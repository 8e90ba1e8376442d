type Job = () => void;

const waiting = new Set<Job>();

const runAll = (): void => {
  const jobs = [...waiting];
  waiting.clear();
  for (const job of jobs) job();
};

/** Runs something once the next picture is on the screen, together with all that waits for it; gives back how to call it off. */
export const afterPaint = (run: Job): Job => {
  // A job of its own: the same function may be handed over twice.
  const job = () => run();
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(runAll));
  waiting.add(job);
  return () => waiting.delete(job);
};
