import { expect, it } from 'vitest';
import { createAbsences } from './absences.ts';

const SHORTEST = 2000;

const start = () => {
  let time = 0;
  const absences = createAbsences(() => time, SHORTEST);
  const pass = (ms: number): void => {
    time += ms;
  };
  return { absences, pass };
};

it('a database that answers again and again was never away', () => {
  const { absences, pass } = start();
  for (let looks = 0; looks < 10; looks++) {
    pass(SHORTEST);
    absences.answered();
  }
  expect(absences.list()).toEqual([]);
});

it('an absence is known while it goes on, and after it', () => {
  const { absences, pass } = start();
  pass(1000);
  absences.answered();
  pass(SHORTEST + 1);
  expect(absences.list()).toEqual([{ from: 1000, to: 3001 }]);
  pass(7000);
  absences.answered();
  pass(1000);
  expect(absences.list()).toEqual([{ from: 1000, to: 10_001 }]);
});

it('what another node says again and again is kept once, and the oldest goes in the end', () => {
  const { absences } = start();
  for (let times = 0; times < 3; times++) absences.add({ from: 10, to: 20 });
  expect(absences.list()).toEqual([{ from: 10, to: 20 }]);
  for (let from = 100; from < 120; from++) absences.add({ from, to: 200 });
  expect(absences.list()).toHaveLength(20);
  expect(absences.list()[0]).toEqual({ from: 100, to: 200 });
});
