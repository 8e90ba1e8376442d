import { type Result, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { recordOfMatch, resign, stateOf } from './match.ts';
import { open, playAll } from './testing/table.ts';
import { askedToUndo, undo, undoReach } from './undo.ts';

const faultOf = (result: Result<unknown>): string => (result.ok ? '' : result.error.message);

/** Nothing comes to light here: seat 0 steps and rests, seat 1 steps. */
const steps = playAll(open(2), [0, 'step 1'], [0, 'rest'], [1, 'step 2']);

describe('undo alone', () => {
  it('takes back the last decision, exactly', () => {
    const before = playAll(open(2), [0, 'step 1']);
    const after = playAll(before, [0, 'rest']);
    expect(unwrap(undo(after, 0))).toEqual(before);
    expect(recordOfMatch(unwrap(undo(after, 0))).moves).toEqual(['step 1']);
  });

  it('reaches the start of the own turn, and no further', () => {
    const match = playAll(steps, [1, 'rest'], [0, 'no'], [1, 'no'], [0, 'step 1'], [0, 'rest'], [1, 'step 1']);
    expect(undoReach(match, 1).alone).toBe(8);
    expect(undoReach(steps, 1)).toEqual({ alone: 2, agreed: 0 });
    expect(undoReach(playAll(open(2), [0, 'step 1'], [0, 'rest']), 0).alone).toBe(0);
  });

  it('does not reach past a decision of another seat', () => {
    expect(undoReach(steps, 0).alone).toBe(3);
    expect(faultOf(undo(steps, 0))).toBe('that would take back decisions of seat 1, who would have to agree');
    expect(faultOf(undo(steps, 0, 1))).toContain('seat 1');
  });

  it('is not asked of anybody', () => {
    expect(askedToUndo(steps, 1, 2)).toEqual([]);
  });
});

describe('undo by agreement', () => {
  it('reaches further when all whose decisions go agree', () => {
    expect(askedToUndo(steps, 0, 0)).toEqual([1]);
    const back = unwrap(undo(steps, 0, 0, [1]));
    expect(stateOf(back)).toEqual(open(2).first);
  });

  it('needs every one of them', () => {
    const match = playAll(open(3), [0, 'step 1'], [0, 'rest'], [1, 'step 1'], [1, 'rest'], [2, 'step 1']);
    expect(askedToUndo(match, 0, 0)).toEqual([1, 2]);
    expect(faultOf(undo(match, 0, 0, [1]))).toContain('decisions of seat 2,');
    expect(undo(match, 0, 0, [1, 2]).ok).toBe(true);
  });

  it('never reaches past something uncovered', () => {
    const drawn = playAll(open(2), [0, 'step 1'], [0, 'draw'], [1, 'step 1']);
    expect(undoReach(drawn, 1)).toEqual({ alone: 2, agreed: 2 });
    expect(faultOf(undo(drawn, 1, 1, [0]))).toBe('what has been uncovered cannot be taken back');
    expect(undo(drawn, 1, 2, [0]).ok).toBe(true);
  });

  it('never reaches past a private look, not even alone', () => {
    const peeked = playAll(open(2), [0, 'peek']);
    expect(faultOf(undo(peeked, 0))).toBe('what has been uncovered cannot be taken back');
    const rested = playAll(peeked, [0, 'rest']);
    expect(undo(rested, 0).ok).toBe(true);
    expect(undo(rested, 0, 0, [1]).ok).toBe(false);
  });
});

describe('undo', () => {
  it('takes a secret vote back while it is secret, and not when all are counted', () => {
    const voting = playAll(steps, [1, 'rest'], [0, 'yes']);
    expect(undo(voting, 0).ok).toBe(true);
    expect(faultOf(undo(playAll(voting, [1, 'no']), 1))).toContain('uncovered');
  });

  it('refuses when nothing has been played, or to lengths that are none', () => {
    expect(faultOf(undo(open(2), 0))).toBe('nothing has been played yet');
    for (const length of [-1, 3, 1.5]) expect(faultOf(undo(steps, 1, length))).toContain('undo goes back to 0 to 2');
  });

  it('refuses once the match is over: the seed is out', () => {
    const over = unwrap(resign(steps, 0));
    expect(faultOf(undo(over, 1))).toBe('the game is over');
    expect(undoReach(over, 1)).toEqual({ alone: 3, agreed: 3 });
  });
});
