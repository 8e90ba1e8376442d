import { describe, expect, it } from 'vitest';
import { runChecks } from './run-checks.mjs';

const CHECKS = ['one', 'two', 'three', 'four', 'five'].map(name => [name, 'tool', [name]]);

describe('checks side by side', () => {
  it('are all run, never more at once than there are cores', async () => {
    const [run, atOnce] = [[], []];
    let now = 0;
    await runChecks(
      CHECKS,
      async (_tool, [name]) => {
        atOnce.push(++now);
        run.push(name);
        await new Promise(setImmediate);
        now--;
        return { status: 0, stdout: '' };
      },
      2,
    );
    expect(run).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(Math.max(...atOnce)).toBe(2);
  });

  it('report every failure, not only the first', async () => {
    const fails = async (_tool, [name]) => ({ status: name.startsWith('t') ? 1 : 0, stdout: `${name} is wrong` });
    const { status, stdout } = await runChecks(CHECKS, fails, 2);
    expect(status).toBe(2);
    expect(stdout).toBe('✗ two\ntwo is wrong\n✗ three\nthree is wrong');
  });
});
