import { expect, it } from 'vitest';
import { ticksIn } from './stolen-time.mjs';

it('reads what the host took from the line of all processors', () => {
  const stat = 'cpu  600 1 100 900 4 0 3 92 50 7\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  expect(ticksIn(stat)).toEqual({ all: 1700, stolen: 92 });
});
