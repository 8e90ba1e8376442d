import type { Seat } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import type { GameTips } from '../games/common/tips.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { Coach } from './coach.svelte.ts';

const THREE: GameTips = { tipsFor: () => ['a', 'b', 'c'].map(id => ({ id, say: () => id })) };

/** The beginning of a turn, after a number of decisions. */
const turnAt = (length: number, seat: Seat = 0): TableState =>
  ({ live: true, drafted: 0, turn: { seat, fresh: true }, viewer: 0, asked: seat, length, names: [] }) as never;

const newCoach = (seen = new Set<string>()): Coach => new Coach(THREE, seen);

describe('a coach', () => {
  it('gives one tip per turn, and none twice', () => {
    const coach = newCoach();
    const given = [4, 4, 9, 9, 15, 20].map(length => {
      coach.look(turnAt(length));
      return coach.tip?.id;
    });
    expect(given).toEqual(['a', 'a', 'b', 'b', 'c', undefined]);
  });

  it('remembers what was given in earlier games', () => {
    const seen = new Set(['a']);
    const coach = newCoach(seen);
    coach.look(turnAt(0));
    expect(coach.tip?.id).toBe('b');
    expect([...seen]).toEqual(['a', 'b']);
  });

  it('keeps silent in the turns of others, within a turn, and while somebody looks back', () => {
    const coach = newCoach();
    coach.look(turnAt(4, 1));
    coach.look({ ...turnAt(5), drafted: 1 } as TableState);
    coach.look({ ...turnAt(6), turn: { seat: 0, fresh: false } } as TableState);
    coach.look({ ...turnAt(7), live: false } as TableState);
    expect(coach.tip).toBeUndefined();
  });

  it('takes a tip back that no longer applies', () => {
    const hand: GameTips = { tipsFor: view => (view === 'in hand' ? [{ id: 'hand', say: () => 'hand' }] : []) };
    const coach = new Coach(hand, new Set());
    coach.look({ ...turnAt(4), view: 'in hand' } as never);
    coach.look({ ...turnAt(5), drafted: 1, view: 'in hand' } as never);
    expect(coach.tip?.id).toBe('hand');
    coach.look({ ...turnAt(6), drafted: 2, view: 'placed' } as never);
    expect(coach.tip).toBeUndefined();
  });

  it('says a tip with the figures of the moment', () => {
    const figure: GameTips = { tipsFor: view => [{ id: 'snow', say: () => String(view) }] };
    const coach = new Coach(figure, new Set());
    coach.look({ ...turnAt(4), view: 4 } as never);
    coach.look({ ...turnAt(4), drafted: 2, view: 8 } as never);
    expect(coach.tip?.say('en')).toBe('8');
  });

  it('stays closed until the next turn', () => {
    const coach = newCoach();
    coach.look(turnAt(4));
    coach.close();
    coach.look(turnAt(4));
    expect(coach.tip).toBeUndefined();
    coach.look(turnAt(9));
    expect(coach.tip?.id).toBe('b');
  });
});
