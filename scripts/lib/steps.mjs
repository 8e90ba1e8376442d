import { outputOf } from './run.mjs';

/** Runs named steps one after the other and stops at the first that fails, with its output. */
export const runSteps = async steps => {
  for (const [name, run] of steps) {
    process.stdout.write(`▸ ${name}\n`);
    const begun = performance.now();
    const result = await run();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (result !== undefined && result.status !== 0) {
      process.stdout.write(`${outputOf(result)}\n✗ ${name} failed after ${seconds} s\n`);
      process.exit(1);
    }
    process.stdout.write(`  ${seconds} s\n`);
  }
};
