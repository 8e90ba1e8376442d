import { describe, expect, it } from 'vitest';
import {
  addIncrement,
  addPause,
  afterReturn,
  type Clocks,
  clockInfo,
  dueAt,
  expiredSeats,
  newClocks,
  removePause,
  runClocks,
  takeBackGains,
} from './clocks.ts';

const SECOND = 1000;
const LIVE = { kind: 'live', bank: 600, increment: 30 } as const;
const DAYS = { kind: 'correspondence', bank: 259_200, increment: 43_200, cap: 432_000 } as const;
const HOUR = 3600 * SECOND;

const left = (clocks: Clocks, at: number) => clockInfo(clocks, at).left.map(ms => ms / SECOND);

describe('clocks', () => {
  it('run for those who are asked, each from the moment it is', () => {
    let clocks = runClocks(newClocks(LIVE, 3), [0], 0);
    clocks = runClocks(clocks, [0, 2], 10 * SECOND);
    expect(left(clocks, 25 * SECOND)).toEqual([575, 600, 585]);
    expect(clockInfo(clocks, 0).running).toEqual([0, 2]);
    clocks = runClocks(clocks, [1], 30 * SECOND);
    expect(left(clocks, 1000 * SECOND)).toEqual([570, 0, 580]);
    expect(expiredSeats(clocks, 1000 * SECOND)).toEqual([1]);
    expect(dueAt(clocks)).toBe(630 * SECOND);
    expect(dueAt(runClocks(clocks, [], 31 * SECOND))).toBeUndefined();
  });

  it('do not charge a command that was received before the question was stored', () => {
    const clocks = runClocks(newClocks(LIVE, 2), [0], 100);
    expect(left(runClocks(clocks, [1], 50), 50)).toEqual([600, 600]);
  });

  it('gain after a turn, up to the cap', () => {
    const live = addIncrement(runClocks(newClocks(LIVE, 2), [0], 0), 0, 1, 10 * SECOND);
    expect(left(live, 10 * SECOND)).toEqual([620, 600]);
    let days = runClocks(newClocks(DAYS, 2), [0], 0);
    for (let turn = 1; turn <= 10; turn++) days = addIncrement(days, 0, turn, turn);
    expect(left(days, 10)[0]).toBe(432_000);
  });

  it('lose with an undo what they gained, so that nobody undoes for time', () => {
    const before = runClocks(newClocks(LIVE, 2), [0], 0);
    let clocks = before;
    for (let n = 0; n < 20; n++) clocks = takeBackGains(addIncrement(clocks, 0, 1, 0), 0);
    expect(left(clocks, 0)).toEqual(left(before, 0));
  });

  it('stand still while any reason to pause is left', () => {
    let clocks = runClocks(newClocks(DAYS, 2), [0, 1], 0);
    clocks = runClocks(addPause(clocks, { reason: 'vacation', seat: 0 }), [0, 1], HOUR);
    expect(clockInfo(clocks, 0).running).toEqual([1]);
    clocks = runClocks(addPause(clocks, { reason: 'agreed' }), [0, 1], 2 * HOUR);
    expect(clockInfo(clocks, 0).running).toEqual([]);
    clocks = runClocks(removePause(clocks, { reason: 'agreed' }), [0, 1], 50 * HOUR);
    expect(clockInfo(clocks, 0).running).toEqual([1]);
    clocks = runClocks(removePause(clocks, { reason: 'vacation', seat: 0 }), [0, 1], 60 * HOUR);
    expect(left(clocks, 61 * HOUR)).toEqual([259_200 - 2 * 3600, 259_200 - 13 * 3600]);
  });

  it('give somebody who returns time for a turn', () => {
    const out = runClocks(runClocks(newClocks(LIVE, 2), [0], 0), [], HOUR);
    expect(left(out, HOUR)[0]).toBe(0);
    expect(left(afterReturn(out, 0), HOUR)[0]).toBe(60);
    const days = runClocks(runClocks(newClocks(DAYS, 2), [0], 0), [], 1000 * HOUR);
    expect(left(afterReturn(days, 0), 0)[0]).toBe(43_200);
  });
});
