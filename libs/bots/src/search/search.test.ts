import { nth, sum } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Evaluator } from '../players/evaluator.ts';
import { greedyPlayer } from '../players/greedy.ts';
import type { Report } from '../players/player.ts';
import { decide } from '../players/think.ts';
import { blank, type Nim, nim } from '../testing/nim.ts';
import { searchPlayer } from './player.ts';

const heap = (sticks: number, players = 2): Nim['state'] => nim.setup({ players, sticks }, '');

const ask = (state: Nim['state'], playouts: number, seed = 's'): Report<Nim> =>
  decide(searchPlayer(nim, blank).consider({ view: state, seat: state.turn, seed }), playouts);

describe('a search over whole turns', () => {
  it.each([
    [5, 'take 1'],
    [6, 'take 2'],
    [7, 'take 3'],
    [9, 'take 1'],
  ])('finds how to win with %i sticks, which lies beyond the own turn', (sticks, winning) => {
    expect(ask(heap(sticks), 600).move).toBe(winning);
    const short = decide(greedyPlayer(nim, blank).consider({ view: heap(9), seat: 0, seed: 's' }));
    expect(new Set(short.candidates.map(({ shares }) => shares[0]))).toEqual(new Set([0.5]));
  });

  it('expects to win what is won, and to lose what is lost', () => {
    expect(nth(nth(ask(heap(6), 800).candidates, 0).shares, 0)).toBeGreaterThan(0.8);
    expect(nth(nth(ask(heap(4), 800).candidates, 0).shares, 0)).toBeLessThan(0.2);
  });

  it('lets everybody play for themselves where there are more than two', () => {
    const { candidates, line } = ask(heap(3, 3), 200);
    expect(nth(candidates, 0).move).toBe('take 3');
    expect(line.map(({ seat }) => seat)).toEqual([0, 0]);
    for (const { shares } of candidates) expect(sum(shares)).toBeCloseTo(1);
  });

  it('reports its best line, move by move, and the visits of each move', () => {
    const { line, candidates, playouts } = ask(heap(6), 400);
    expect(nth(line, 0)).toEqual({ seat: 0, move: 'take 2' });
    expect(nth(line, 2).seat).toBe(1);
    expect(sum(candidates.map(({ visits }) => visits))).toBe(playouts - 1); // the first explores the root itself
  });

  it('stops when what is left of its budget could not change the answer', () => {
    const thought = searchPlayer(nim, blank).consider({ view: heap(6), seat: 0, seed: 's' });
    const settled = decide(thought, 400);
    expect(settled.playouts).toBeLessThan(400);
    while (thought.playouts() < 400) thought.step();
    expect(thought.report().move).toEqual(settled.move);
  });

  it('answers the same under the same seed and number of playouts', () => {
    expect(ask(heap(11), 150)).toEqual(ask(heap(11), 150));
  });

  it('has an answer before the first playout is done', () => {
    const thought = searchPlayer(nim, blank).consider({ view: heap(9), seat: 0, seed: 's' });
    expect(nim.moves(heap(9), 0)).toContain(thought.report().move);
  });

  it('does not think where there is nothing to choose', () => {
    const thought = searchPlayer(nim, blank).consider({ view: heap(1), seat: 0, seed: 's' });
    expect(thought.step()).toBe(false);
    expect(thought.report().move).toBe('take 1');
  });
});

describe('what was thought before', () => {
  it('is used again for the rest of the turn', () => {
    const player = searchPlayer(nim, blank);
    const state = heap(6);
    const { move } = decide(player.consider({ view: state, seat: 0, seed: 'a' }), 300);
    const later = player.consider({ view: nim.apply(state, 0, move), seat: 0, seed: 'b' });
    expect(later.playouts()).toBeGreaterThan(50);
    expect(['quiet', 'boast']).toContain(decide(later, 300).move);
  });

  it('is used again at the next turn, after what the others did', () => {
    const player = searchPlayer(nim, blank);
    const first = decide(player.consider({ view: heap(9), seat: 0, seed: 'a' }), 400);
    const played = ['quiet', 'take 1', 'quiet'].reduce(
      (state, move) => nim.apply(state, state.turn, move),
      nim.apply(heap(9), 0, first.move),
    );
    expect(player.consider({ view: played, seat: 0, seed: 'b' }).playouts()).toBeGreaterThan(0);
  });

  it('is dropped when the game is another one', () => {
    const player = searchPlayer(nim, blank);
    decide(player.consider({ view: heap(9), seat: 0, seed: 'a' }), 100);
    expect(player.consider({ view: heap(40), seat: 0, seed: 'b' }).playouts()).toBe(0);
  });
});

describe('hidden things and decisions at the same time', () => {
  const byPoints: Evaluator = {
    judge: state => ({
      scores: toyGame.tally(state as never).scores.map(({ total }) => total ?? 0),
      spread: toyGame.outcome(state as never) === undefined ? 3 : 0,
    }),
  };
  const answer = (view: unknown, seat: number) =>
    decide(searchPlayer(toyGame as never, byPoints, { worlds: 6 }).consider({ view, seat, seed: 'w' }), 120);

  it('draws when an unseen bottle is worth more on average than two sure points', () => {
    const state = toyGame.setup({ players: 2, rounds: 1 }, 'any');
    expect(answer(toyGame.view(state, 0), 0).move).not.toEqual({ kind: 'step', by: 1 });
  });

  it('does not depend on what the seat cannot see', () => {
    const state = toyGame.setup({ players: 2, rounds: 2 }, 'one');
    const other = { ...state, dark: state.dark.toReversed() };
    expect(toyGame.view(other, 0)).toEqual(toyGame.view(state, 0));
    expect(answer(toyGame.view(other, 0), 0)).toEqual(answer(toyGame.view(state, 0), 0));
  });

  it('decides for the second of two who are asked at once', () => {
    let state = toyGame.setup({ players: 2, rounds: 1 }, 'vote');
    while (toyGame.actors(state).length === 1) {
      const seat = nth(toyGame.actors(state), 0);
      state = toyGame.apply(state, seat, nth(toyGame.moves(state, seat), 0));
    }
    expect(toyGame.actors(state)).toEqual([0, 1]);
    expect(answer(toyGame.view(state, 1), 1).move).toHaveProperty('kind', 'vote');
  });
});
