import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { runTogether } from './run-together.mjs';

/** A process that reports when it runs, and runs until it is stopped or told to end. */
const start = async (code = 'setInterval(() => {}, 1000)') => {
  const child = spawn(process.execPath, [
    '-e',
    `process.stdin.once('data', () => process.exit(3)); ${code}; console.log('up')`,
  ]);
  await once(child.stdout, 'data');
  return child;
};

describe('processes that run together', () => {
  it('all end with one Ctrl-C', async () => {
    const signals = new EventEmitter();
    const children = [await start(), await start()];
    let closed = false;
    const over = runTogether(
      children,
      async () => {
        closed = true;
      },
      signals,
    );
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    await over;
    expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
    expect(closed).toBe(true);
  });

  it('all end when one of them does', async () => {
    const [first, second] = [await start(), await start()];
    const over = runTogether([first, second], undefined, new EventEmitter());
    first.stdin.write('end');
    await over;
    expect([first.exitCode, second.signalCode]).toEqual([3, 'SIGTERM']);
  });
});
