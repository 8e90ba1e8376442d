import { describe, expect, it } from 'vitest';
import type { Opponent } from '../opponents/opponents.ts';
import { nimQuestion } from '../testing/nim-bots.ts';
import { createPlayerMemory } from './player-memory.ts';

const memory = (capacity: number) => {
  const created: string[] = [];
  const players = createPlayerMemory(async ({ match, seat, bot }): Promise<Opponent> => {
    created.push(`${match} ${seat} ${bot}`);
    if (bot === 'stranger') throw new Error('no such bot');
    return { player: { consider: () => JSON.parse('') }, budget: { playouts: 1 } };
  }, capacity);
  const get = (match: string, bot = 'easy', seat = 0): Promise<Opponent> =>
    players.get({ ...nimQuestion(bot, match), seat });
  return { ...players, get, created };
};

describe('player memory', () => {
  it('keeps one player for each match, seat and bot', async () => {
    const { get, created } = memory(9);
    const first = await get('a');
    expect(await get('a')).toBe(first);
    for (const other of [get('b'), get('a', 'easy', 1), get('a', 'expert')]) expect(await other).not.toBe(first);
    expect(created).toEqual(['a 0 easy', 'b 0 easy', 'a 1 easy', 'a 0 expert']);
  });

  it('drops the player that was asked longest ago when it is full', async () => {
    const { get, created } = memory(2);
    for (const match of ['a', 'b', 'a', 'c', 'a', 'b']) await get(match);
    expect(created).toEqual(['a 0 easy', 'b 0 easy', 'c 0 easy', 'b 0 easy']);
  });

  it('does not keep a player that could not be created', async () => {
    const { get, created } = memory(9);
    await expect(get('a', 'stranger')).rejects.toThrow('no such bot');
    await expect(get('a', 'stranger')).rejects.toThrow('no such bot');
    expect(created).toHaveLength(2);
  });

  it('forgets all players of a match that is closed', async () => {
    const { get, close, created } = memory(9);
    for (const match of ['a', 'b']) for (const seat of [0, 1]) await get(match, 'easy', seat);
    close('a');
    for (const match of ['a', 'b']) for (const seat of [0, 1]) await get(match, 'easy', seat);
    expect(created.slice(4)).toEqual(['a 0 easy', 'a 1 easy']);
  });
});
