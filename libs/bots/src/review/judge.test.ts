import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '../testing/nim.ts';
import { nimEvaluation } from '../testing/nim-bots.ts';
import { type JudgedDecision, judgeSegment } from './judge.ts';
import { judgeAtOnce } from './judge-in-slices.ts';

const judge = (sticks: number, played: readonly string[], playouts = 60) => {
  const view = nim.setup({ players: 2, sticks }, 's');
  const effort = { lines: 6, worlds: 2, playouts };
  return judgeAtOnce(judgeSegment(nim, nimEvaluation, { view, seat: 0, seed: 'judge' }, played, effort));
};

describe('judging a segment', () => {
  it('finds no fault with the winning move', () => {
    const [taken, boasted] = judge(6, ['take 2', 'quiet']);
    expect(taken?.best.moves[0]).toBe('take 2');
    expect(taken?.best.shares).toEqual(taken?.played.shares);
    expect(boasted?.best.shares).toEqual(boasted?.played.shares);
  });

  it('shows what a losing move cost, and blames no other decision of the turn', () => {
    const [taken, boasted] = judge(6, ['take 3', 'boast']);
    expect(taken?.best.moves[0]).toBe('take 2');
    expect(taken?.played.moves[0]).toBe('take 3');
    expect(nth(taken?.best.shares ?? [], 0) - nth(taken?.played.shares ?? [], 0)).toBeGreaterThan(0.2);
    expect(boasted?.best.shares).toEqual(boasted?.played.shares);
  });

  it('gives the better line from the decision on, to the end of the turn', () => {
    const [taken, boasted] = judge(5, ['take 3', 'quiet']);
    expect(taken?.best.moves).toHaveLength(2);
    expect(boasted?.best.moves).toHaveLength(1);
  });

  it('says what the better line leaves more of', () => {
    const [taken] = judge(6, ['take 3', 'quiet']);
    expect(taken?.gains).toEqual([{ aspect: 'sticks', points: 1 }]);
  });

  it('is quick without playouts: it compares evaluations', () => {
    const [taken] = judge(3, ['take 1', 'quiet'], 0);
    expect(taken?.best.moves[0]).toBe('take 3');
    expect(taken?.best.shares[0]).toBeGreaterThan(0.9);
  });

  it('counts a world as often as it was imagined', () => {
    const played = ['take 3', 'quiet'];
    const shareOf = (judged: readonly JudgedDecision[]): number => nth(nth(judged, 1).played.shares, 0);
    const [view, rare] = [nim.setup({ players: 2, sticks: 6 }, 's'), nim.setup({ players: 2, sticks: 3 }, 's')];
    const hidden = { ...nim, imagine: (_: unknown, seed: string) => (seed.endsWith('world 0') ? rare : view) };
    const question = { view, seat: 0, seed: 'judge' };
    const effort = { lines: 6, worlds: 4, playouts: 0 };
    const [often, seldom] = [shareOf(judge(6, played, 0)), shareOf(judge(3, played, 0))];
    expect(Math.abs(often - seldom)).toBeGreaterThan(0.1);
    const judged = judgeAtOnce(judgeSegment(hidden, nimEvaluation, question, played, effort));
    expect(shareOf(judged)).toBeCloseTo((3 * often + seldom) / 4);
  });

  it('judges a move that the evaluator leaves out', () => {
    const blind = {
      ...nimEvaluation,
      learned: {
        ...nimEvaluation.learned,
        shortlist: (_state: unknown, _seat: unknown, moves: readonly string[]) =>
          moves.length === 1 ? moves : moves.filter(move => move !== 'take 1'),
      },
    };
    const view = nim.setup({ players: 2, sticks: 6 }, 's');
    const effort = { lines: 3, worlds: 1, playouts: 10 };
    const judging = judgeSegment(nim, blind, { view, seat: 0, seed: 'judge' }, ['take 1', 'boast'], effort);
    const [taken] = judgeAtOnce(judging);
    expect(taken?.played.moves[0]).toBe('take 1');
  });
});
