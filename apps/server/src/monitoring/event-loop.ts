import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long timers had to wait for their turn, in seconds. */
export interface Delay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface EventLoopWatch {
  /** The delay over the last whole window. Reading it changes nothing, so several may ask. */
  delay(): Delay;
  stop(): void;
}

const RESOLUTION_MS = 20;
const WINDOW_MS = 15_000;
const NANOSECONDS = 1e9;

/** Watches whether something keeps the server from answering. */
export const watchEventLoop = (windowMs = WINDOW_MS): EventLoopWatch => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  // The histogram measures the whole interval between two ticks, of which the resolution is no delay.
  const seconds = (value: number): number => Math.max(0, value / NANOSECONDS - RESOLUTION_MS / 1000) || 0;
  const read = (): Delay => ({
    p50: seconds(histogram.percentile(50)),
    p99: seconds(histogram.percentile(99)),
    max: histogram.count === 0 ? 0 : seconds(histogram.max),
  });
  let last: Delay | undefined;
  const timer = setInterval(() => {
    last = read();
    histogram.reset();
  }, windowMs);
  timer.unref();
  return {
    delay: () => last ?? read(),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
};
