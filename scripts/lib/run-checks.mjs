import { availableParallelism } from 'node:os';
import { toolBeside } from './run.mjs';

/** Runs checks side by side, one per core, and returns the output of all that fail. */
export const runChecks = async (checks, run = toolBeside, cores = availableParallelism()) => {
  const waiting = [...checks];
  const failures = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, tool, args] = check;
      const begun = performance.now();
      const { status, stdout } = await run(tool, args);
      if (status !== 0) failures.push(`✗ ${name}\n${stdout}`);
      process.stdout.write(
        `  ${status === 0 ? '✓' : '✗'} ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
  return { status: failures.length, stdout: failures.join('\n') };
};
