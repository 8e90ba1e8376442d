import { describe, expect, it } from 'vitest';
import { sameGame } from './same-game.ts';

const players = [
  { name: 'Anne', colour: 'green' },
  { name: '', colour: 'black', bot: 'easy' as const },
];

const game = (id: string, moves: readonly string[], seed = '1608') => ({
  id,
  record: { game: 'quebec', rules: 1, options: { players: 2 }, seed, seats: moves.map((_, at) => at % 2), moves },
  players,
});

describe('the stored game that a file holds', () => {
  it('is the one with the same moves', () => {
    const stored = [game('longer', ['a', 'b', 'c']), game('same', ['a', 'b'])];
    expect(sameGame(stored, game('file', ['a', 'b']))?.id).toBe('same');
  });

  it('is one that was continued from it', () => {
    expect(sameGame([game('longer', ['a', 'b', 'c'])], game('file', ['a', 'b']))?.id).toBe('longer');
  });

  it('is none if the moves, the seed or the players differ, or the file goes further', () => {
    const file = game('file', ['a', 'b']);
    expect(sameGame([game('other', ['a', 'x'])], file)).toBeUndefined();
    expect(sameGame([game('other', ['a', 'b'], '1759')], file)).toBeUndefined();
    expect(sameGame([game('shorter', ['a'])], file)).toBeUndefined();
    const [anne, bot] = players;
    const stronger = { ...file, players: [anne, { ...bot, bot: 'expert' as const }] as typeof players };
    expect(sameGame([game('other', ['a', 'b'])], stronger)).toBeUndefined();
  });
});
