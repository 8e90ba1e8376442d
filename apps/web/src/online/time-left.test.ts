import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const texts = { days: (d: number, h: number) => `${d}d ${h}h`, hours: (h: number, m: number) => `${h}h ${m}` };

it('says how much time is left in the units that matter', () => {
  const minutes = 60_000;
  expect([0, 1, 999, 59_001, 60_000, 61_500].map(ms => timeLeft(ms, texts))).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '1:00',
    '1:02',
  ]);
  expect(timeLeft(60 * minutes, texts)).toBe('1h 0');
  expect(timeLeft(60 * minutes - 1, texts)).toBe('60:00');
  expect(timeLeft(26.5 * 60 * minutes, texts)).toBe('1d 2h');
});
