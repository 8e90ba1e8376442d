import { describe, expect, it } from 'vitest';
import { tableOf } from './players.ts';
import { playersIn } from './players-in.ts';

const COLOURS = ['black', 'orange', 'green'];

describe('the players of a record', () => {
  it('survive a round trip', () => {
    const players = [
      { name: 'Anne', colour: 'green' },
      { name: '', colour: 'black', bot: 'strong' as const },
    ];
    expect(playersIn({ table: tableOf(players) }, 2, COLOURS)).toEqual(players);
  });

  it('are read as the terminal writes them', () => {
    const table = [
      { name: 'Anne', random: false },
      { name: 'Chance', random: true },
    ];
    expect(playersIn({ table }, 2, COLOURS)).toEqual([
      { name: 'Anne', colour: 'black' },
      { name: 'Chance', colour: 'orange', bot: 'novice' },
    ]);
  });

  it('are a person and bots if the file names none, or too few', () => {
    const alone = [
      { name: '', colour: 'black' },
      { name: '', colour: 'orange', bot: 'novice' },
    ];
    expect(playersIn({}, 2, COLOURS)).toEqual(alone);
    expect(playersIn({ table: [{ name: 'Anne' }] }, 2, COLOURS)).toEqual(alone);
  });

  it('never share a colour, and only have colours of the game', () => {
    const table = ['green', 'green', 'gold'].map(colour => ({ name: '', colour }));
    expect(playersIn({ table }, 3, COLOURS).map(({ colour }) => colour)).toEqual(['green', 'black', 'orange']);
  });
});
