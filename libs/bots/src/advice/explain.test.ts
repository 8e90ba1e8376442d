import { type Game, nth, type Seat } from '@cap-diamant/kernel';
import { type State, toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../learning/evaluation.ts';
import { greedyPlayer } from '../players/greedy.ts';
import type { Question, Report } from '../players/player.ts';
import { decide } from '../players/think.ts';
import { explain } from './explain.ts';

const game = toyGame as Game;
const points = (state: unknown): readonly number[] => (state as State).scores;

/** Sees only the points already scored. */
const judge = (state: unknown) => ({ scores: points(state), spread: 1 });
const evaluation: Evaluation = {
  simple: { judge },
  learned: { judge },
  features: {
    size: 0,
    common: 0,
    encode: () => {},
    points,
    spread: () => 1,
  },
  aspects: (state, seat: Seat) => ({
    points: nth(points(state), seat),
    nothing: 0,
    trifle: 0.01 * nth(points(state), seat),
  }),
};

const state = game.setup({ players: 2, rounds: 2 }, 'explain');
const seat = nth(game.actors(state), 0);
const question: Question = { view: game.view(state, seat), seat, seed: 's' };
const text = (move: unknown): string => game.notation.formatMove(move);
const report = decide(greedyPlayer(game, evaluation.simple).consider(question));

describe('explain', () => {
  it('names the best moves, the chosen one first, and how far they are apart', () => {
    const advice = explain(game, evaluation, question, report, 3);
    expect(advice.map(({ move }) => text(move))).toEqual(report.candidates.slice(0, 3).map(({ move }) => text(move)));
    expect(nth(advice, 0)).toMatchObject({ move: report.move, lost: 0 });
    for (const { lead, lost, scores } of advice) {
      expect(lead).toBeCloseTo(nth(scores, seat) - nth(scores, 1 - seat));
      expect(lost).toBeCloseTo(nth(advice, 0).lead - lead);
    }
  });

  it('says what a line gains to the end of the turn, the largest first, and leaves trifles out', () => {
    const [best] = explain(game, evaluation, question, report, 1);
    const end = best?.line.reduce(
      (before: unknown, move) => game.apply(before, seat, move),
      game.imagine(question.view, 's'),
    );
    expect(best?.gains).toEqual([{ aspect: 'points', points: nth(points(end), seat) }]);
  });

  it('puts the move that was chosen first even where another looks better', () => {
    const second = nth(report.candidates, 1);
    const strange: Report = { ...report, move: second.move };
    const advice = explain(game, evaluation, question, strange, 2);
    expect(text(nth(advice, 0).move)).toBe(text(second.move));
    expect(nth(advice, 1).lost).toBeLessThanOrEqual(0);
  });

  it('orders the others by what they lose, however often the search looked at them', () => {
    const withLead = (lead: number, at: number) => ({
      ...nth(report.candidates, at),
      scores: [lead, 0],
      visits: 9 - at,
    });
    const misordered: Report = { ...report, candidates: [5, 3, 3.9, 1].map(withLead) };
    const advice = explain(game, evaluation, { ...question, seat: 0 }, misordered, 3);
    const losses = advice.map(({ lost }) => lost);
    expect(losses[0]).toBe(0);
    expect(losses[1]).toBeCloseTo(1.1);
    expect(losses[2]).toBeCloseTo(2);
  });

  it('adds moves the player never looked at, by how they look at first sight', () => {
    const narrow: Report = { ...report, candidates: report.candidates.slice(0, 1) };
    const advice = explain(game, evaluation, question, narrow, 3);
    expect(advice).toHaveLength(3);
    expect(new Set(advice.map(({ move }) => text(move))).size).toBe(3);
    for (const { lost } of advice) expect(lost).toBeGreaterThanOrEqual(0);
  });
});
