import { type Result, unwrap } from '@cap-diamant/kernel';
import type { Toy } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Match, recordOfMatch, resign, stateOf } from './match.ts';
import { open, playAll } from './testing/table.ts';
import { answerUndo, askedToUndo, askUndo, undoReach } from './undo.ts';

const faultOf = (result: Result<unknown>): string => (result.ok ? '' : result.error.message);

/** Nothing is revealed here: seat 0 steps and rests, seat 1 steps. */
const steps = playAll(open(2), [0, 'step 1'], [0, 'rest'], [1, 'step 2']);

/** The match after the undo, if it was carried out. */
const wentBack = (result: Result<Match<Toy>>, to: number): boolean =>
  result.ok && result.value.entries.length === to && result.value.undo === undefined;

describe('undo alone', () => {
  it('takes back the last decision, exactly', () => {
    const before = playAll(open(2), [0, 'step 1']);
    const back = unwrap(askUndo(playAll(before, [0, 'rest']), 0, 1));
    expect(stateOf(back)).toEqual(stateOf(before));
    expect(recordOfMatch(back).moves).toEqual(['step 1']);
  });

  it('reaches the start of the own turn, and no further', () => {
    const match = playAll(steps, [1, 'rest'], [0, 'no'], [1, 'no'], [0, 'step 1'], [0, 'rest'], [1, 'step 1']);
    expect(undoReach(match, 1).alone).toBe(8);
    expect(undoReach(steps, 1)).toEqual({ alone: 2, agreed: 0 });
    expect(undoReach(playAll(open(2), [0, 'step 1'], [0, 'rest']), 0).alone).toBe(0);
  });

  it('does not reach past a decision of another seat', () => {
    expect(undoReach(steps, 0).alone).toBe(3);
    expect(unwrap(askUndo(steps, 0, 2))).toMatchObject({ entries: steps.entries, undo: { by: 0, to: 2, agreed: [0] } });
  });

  it('is not asked of anybody', () => {
    expect(askedToUndo(steps, 1, 2)).toEqual([]);
  });
});

describe('undo by consent', () => {
  it('waits until all whose decisions would go have agreed', () => {
    const match = playAll(open(3), [0, 'step 1'], [0, 'rest'], [1, 'step 1'], [1, 'rest'], [2, 'step 1']);
    expect(askedToUndo(match, 0, 0)).toEqual([1, 2]);
    const asked = unwrap(askUndo(match, 0, 0));
    const agreed = unwrap(answerUndo(asked, 1, true));
    expect(agreed.undo).toEqual({ by: 0, to: 0, agreed: [0, 1] });
    const back = unwrap(answerUndo(agreed, 2, true));
    expect(stateOf(back)).toEqual(open(3).first);
    expect([asked.revision, agreed.revision, back.revision]).toEqual([6, 7, 8]);
    expect(back.undo).toBeUndefined();
  });

  it('is carried out at once where everybody asked agrees beforehand, as bots do', () => {
    expect(wentBack(askUndo(steps, 0, 0, [1]), 0)).toBe(true);
  });

  it('ends with a no, and with any other event', () => {
    const asked = unwrap(askUndo(steps, 0, 0));
    expect(unwrap(answerUndo(asked, 1, false))).toMatchObject({ entries: steps.entries, revision: 5 });
    expect(unwrap(answerUndo(asked, 1, false)).undo).toBeUndefined();
    expect(playAll(asked, [1, 'rest']).undo).toBeUndefined();
    expect(unwrap(resign(unwrap(askUndo(playAll(open(3), [0, 'step 1'], [0, 'rest']), 1, 0)), 2)).undo).toBeUndefined();
  });

  it('is answered only by those who are asked, once', () => {
    const match = playAll(open(3), [0, 'step 1'], [0, 'rest'], [1, 'step 1'], [1, 'rest'], [2, 'step 1']);
    const asked = unwrap(answerUndo(unwrap(askUndo(match, 0, 0)), 1, true));
    expect(faultOf(answerUndo(asked, 1, true))).toContain('seat 1 is not asked');
    expect(faultOf(answerUndo(asked, 0, true))).toContain('seat 0 is not asked');
    expect(faultOf(answerUndo(match, 1, true))).toBe('no undo is asked for');
  });

  it('never reaches past a reveal', () => {
    const drawn = playAll(open(2), [0, 'step 1'], [0, 'draw'], [1, 'step 1']);
    expect(undoReach(drawn, 1)).toEqual({ alone: 2, agreed: 2 });
    expect(faultOf(askUndo(drawn, 1, 1, [0]))).toContain('revealed');
    expect(wentBack(askUndo(drawn, 1, 2), 2)).toBe(true);
  });

  it('never reaches past a private look, not even alone', () => {
    const peeked = playAll(open(2), [0, 'peek']);
    expect(faultOf(askUndo(peeked, 0, 0))).toContain('revealed');
    const rested = playAll(peeked, [0, 'rest']);
    expect(wentBack(askUndo(rested, 0, 1), 1)).toBe(true);
    expect(askUndo(rested, 0, 0, [1]).ok).toBe(false);
  });
});

describe('undo', () => {
  it('takes a secret vote back while it is secret, and not when all are counted', () => {
    const voting = playAll(steps, [1, 'rest'], [0, 'yes']);
    expect(wentBack(askUndo(voting, 0, 4), 4)).toBe(true);
    expect(faultOf(askUndo(playAll(voting, [1, 'no']), 1, 5))).toContain('revealed');
  });

  it('refuses when nothing has been played, or to lengths that are none', () => {
    expect(faultOf(askUndo(open(2), 0, 0))).toBe('nothing has been played yet');
    for (const length of [-1, 3, 1.5]) expect(faultOf(askUndo(steps, 1, length))).toContain('undo goes back to 0 to 2');
  });

  it('refuses once the match is over: the seed is public', () => {
    const over = unwrap(resign(steps, 0));
    expect(faultOf(askUndo(over, 1, 2))).toBe('the game is over');
    expect(undoReach(over, 1)).toEqual({ alone: 3, agreed: 3 });
  });
});
