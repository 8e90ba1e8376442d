import { describe, expect, it } from 'vitest';
import { changePlayer, seatPlayers } from './seats.ts';

const COLOURS = ['black', 'orange', 'green'];
const ANNE = { name: 'Anne', colour: 'orange' };
const BOT = { name: '', colour: 'black', bot: 'expert' as const };

describe('the seats of a new game', () => {
  it('keep who sits there; new ones are bots with unused colours', () => {
    expect(seatPlayers(1, [ANNE, BOT], COLOURS)).toEqual([ANNE]);
    expect(seatPlayers(3, [ANNE, BOT], COLOURS)).toEqual([ANNE, BOT, { name: '', colour: 'green', bot: 'easy' }]);
  });

  it('swap colours rather than share one', () => {
    expect(changePlayer([ANNE, BOT], 0, { ...ANNE, colour: 'black' }).map(({ colour }) => colour)).toEqual([
      'black',
      'orange',
    ]);
  });
});
