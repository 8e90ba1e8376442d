import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { describe, expect, it } from 'vitest';
import { begin, playUntil } from '../testing/games.ts';
import { tieBreakOf } from './tie-break.ts';

/** A finished game with given points, allies used in the last phase, and pegs. */
const finished = (...ends: readonly (readonly [points: number, allies: number, peg: boolean])[]) => {
  const { state } = playUntil(begin({ players: ends.length }, 'tie'), now => nouvelleFrance.outcome(now) !== undefined);
  const players = state.players.map((player, seat) => {
    const [turns = 0, usedThisPhase = 0, peg = false] = ends[seat] ?? [];
    return {
      ...player,
      points: { turns, allies: 0, floors: 0, characters: 0, handicap: 0 },
      usedThisPhase,
      bonus: peg ? (['peg'] as const) : [],
    };
  });
  const over = { ...state, players };
  const outcome = nouvelleFrance.outcome(over);
  if (outcome === undefined) throw new Error('the game is not over');
  const view: View = nouvelleFrance.view(over);
  return tieBreakOf(view, outcome);
};

describe('a tie for first place', () => {
  it('is undefined if points decide', () => {
    expect(finished([40, 3, false], [39, 0, true])).toBeUndefined();
    expect(finished([40, 0, true], [12, 0, true], [12, 0, true])).toBeUndefined();
  });

  it('goes to the fewest allies', () => {
    expect(finished([40, 2, true], [40, 1, false], [12, 0, true])).toEqual({
      tied: [0, 1],
      points: 40,
      fewest: { seats: [1], allies: 1 },
      pegs: [],
      winners: [1],
    });
  });

  it('then to the peg', () => {
    expect(finished([40, 1, false], [40, 1, true], [40, 2, true])).toMatchObject({
      tied: [0, 1, 2],
      fewest: { seats: [0, 1] },
      pegs: [1],
      winners: [1],
    });
  });

  it('and otherwise is shared', () => {
    expect(finished([40, 1, true], [40, 1, true])).toMatchObject({ pegs: [0, 1], winners: [0, 1] });
    expect(finished([40, 1, false], [40, 1, false])).toMatchObject({ pegs: [], winners: [0, 1] });
  });
});
