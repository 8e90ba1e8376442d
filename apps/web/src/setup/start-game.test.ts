import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from '../page/services.ts';
import { settings } from '../page/settings.svelte.ts';
import { newGame } from '../source/games.ts';
import { playAgain } from './start-game.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a rematch', () => {
  it('keeps players and options, and the name of the person at this device', async () => {
    vi.stubGlobal('location', { hash: '' });
    settings.change({ name: 'Anne' });
    const players = [
      { name: 'Basile', colour: 'red' },
      { name: '', colour: 'blue', bot: 'easy' },
    ] as const;
    const imported = await newGame('quebec', { edition: '2011', level: 'complete', players: 2 }, 'somebody', players);
    await playAgain(imported);
    const again = await store.get(location.hash.replace('#/game/', ''));
    expect(again).toMatchObject({ players, record: { options: imported.record.options } });
    expect(again?.id).not.toBe(imported.id);
    expect(settings.name).toBe('Anne');
  });
});
