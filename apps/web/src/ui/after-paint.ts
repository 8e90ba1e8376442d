type Job = () => void;

const waiting = new Set<Job>();

const runAll = (): void => {
  const jobs = [...waiting];
  waiting.clear();
  for (const job of jobs) job();
};

/** The next frame, the one in which its tiles are still being drawn, and the first one after that. */
const FRAMES = 3;

const inFrames = (count: number, run: Job): void =>
  void requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, run) : run()));

/**
 * Runs a function after the next frame is on the screen: work that begins while it is drawn takes the processor from
 * it. All waiting functions run together. Returns a function that cancels.
 */
export const afterPaint = (run: Job): Job => {
  // A new function each time, so that the same one can be queued twice.
  const job = () => run();
  if (waiting.size === 0) inFrames(FRAMES, runAll);
  waiting.add(job);
  return () => waiting.delete(job);
};
