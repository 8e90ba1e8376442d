const LOOK_MS = 300;

/**
 * npm passes SIGTERM on to the shell it runs a script in, and that shell dies without telling us. So under npm, a new
 * parent means: stop.
 */
export const stopWithParent = () => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
};
