import { describe, expect, it } from 'vitest';
import { perft } from './perft.ts';
import { randomGame, toyGame } from './testing/index.ts';

const start = toyGame.setup({ players: 2, rounds: 1 }, 'perft');

describe('perft', () => {
  it('counts sequences of moves as they can be counted by hand', () => {
    // A turn is over at once (draw) or after one of two answers (peek, step 1, step 2).
    expect([0, 1, 2].map(depth => perft(toyGame, start, depth))).toEqual(
      [1, 4, 4 + 6].map(value => ({ ok: true, value })),
    );
  });

  it('counts every order in which seats may act at once', () => {
    const voting = { ...start, asked: 'vote' } as const;
    expect(perft(toyGame, voting, 1)).toEqual({ ok: true, value: 4 });
    expect(perft(toyGame, voting, 2)).toEqual({ ok: true, value: 8 });
  });

  it('counts nothing beyond the end of the game', () => {
    const { states } = randomGame(toyGame, { players: 2, rounds: 1 }, 'end');
    expect(perft(toyGame, states.at(-1) ?? start, 1)).toEqual({ ok: true, value: 0 });
    expect(perft(toyGame, states.at(-2) ?? start, 2)).toEqual({ ok: true, value: 0 });
  });

  it('refuses to count too many', () => {
    const endless = { ...toyGame, apply: () => start };
    expect(perft(endless, start, 20)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('depth') },
    });
  });

  it('refuses to search too long even where every sequence ends early', () => {
    const doomed = {
      ...toyGame,
      moves: () => toyGame.moves(start, 0),
      actors: (state: typeof start) => (state.light > 15 ? [] : [0]),
      apply: (state: typeof start) => ({ ...state, light: state.light + 1 }),
    };
    expect(perft(doomed, start, 20).ok).toBe(false);
  });
});
