import { describe, expect, it } from 'vitest';
import { findMove, legalTexts } from './legal.ts';
import { unwrap } from './result.ts';
import { type State, toyGame } from './testing/index.ts';

const start = toyGame.setup({ players: 2, rounds: 1 }, 'legal');
const after = (...moves: readonly (readonly [number, string])[]): State =>
  moves.reduce(
    (state, [seat, text]) => toyGame.apply(state, seat, unwrap(findMove(toyGame, state, seat, text))),
    start,
  );

const refusal = (state: State, seat: number, text: string): unknown => {
  const found = findMove(toyGame, state, seat, text);
  return found.ok ? undefined : found.error;
};

describe('legalTexts', () => {
  it('lists the moves of an actor and nothing for the others', () => {
    expect(legalTexts(toyGame, start, 0)).toEqual(['draw', 'peek', 'step 1', 'step 2']);
    expect(legalTexts(toyGame, start, 1)).toEqual([]);
  });
});

describe('findMove', () => {
  it('finds the move a text stands for', () => {
    expect(findMove(toyGame, start, 0, 'step 2')).toEqual({ ok: true, value: { kind: 'step', by: 2 } });
  });

  it('refuses a seat that is not to move and says who is', () => {
    expect(refusal(start, 1, 'draw')).toEqual({
      message: 'seat 1 is not to move; to move: seat 0',
      reason: 'not-asked',
    });
  });

  it('lets several seats act at once', () => {
    const voting = after([0, 'draw'], [1, 'draw']);
    expect(findMove(toyGame, voting, 1, 'yes').ok).toBe(true);
    expect(findMove(toyGame, voting, 0, 'no').ok).toBe(true);
    expect(refusal(voting, 2, 'no')).toEqual({
      message: 'seat 2 is not to move; to move: seat 0, 1',
      reason: 'not-asked',
    });
  });

  it('refuses what is no move at all with the words of the parser', () => {
    expect(refusal(start, 0, 'jump')).toMatchObject({ message: expect.stringContaining('"jump" is no move') });
  });

  it('refuses a move that is not legal now and lists those that are', () => {
    expect(refusal(start, 0, 'yes')).toEqual({
      message: '"yes" is not a legal move of seat 0 now: question; legal: draw, peek, step 1, step 2',
      reason: 'question',
    });
  });

  it('passes on the reason the game gives', () => {
    const empty: State = { ...start, dark: [], drawn: start.dark };
    expect(refusal(empty, 0, 'draw')).toMatchObject({ reason: 'empty' });
  });

  it('shortens a long list of legal moves', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ kind: 'step', by: at }) as const);
    const wide = { ...toyGame, moves: () => many };
    const found = findMove(wide, start, 0, 'rest');
    expect(!found.ok && found.error.message).toMatch(/legal: 40 of "step …"$/);
  });

  it('knows when the game is over', () => {
    const over = after([0, 'draw'], [1, 'draw'], [0, 'no'], [1, 'no']);
    expect(refusal(over, 0, 'draw')).toEqual({ message: '"draw" cannot be played: the game is over', reason: 'over' });
  });
});
