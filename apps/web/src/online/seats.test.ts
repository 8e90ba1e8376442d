import type { TableInfo } from '@cap-diamant/protocol';
import { describe, expect, it } from 'vitest';
import { loadSetup } from '../games/index.ts';
import { freeSeats, playersAt, seatOfPerson } from './seats.ts';

const INFO: TableInfo = {
  id: 't',
  game: 'nouvelle-france',
  options: { colours: ['red', 'blue', 'brown'] },
  state: 'open',
  seats: [{ kind: 'person', person: { id: 'a', name: 'Anne' } }, { kind: 'open' }, { kind: 'bot', level: 'strong' }],
  seq: 1,
  created: '2026-01-01T00:00:00Z',
  listed: true,
  time: null,
  commitment: 'c',
};

describe('the seats of a table', () => {
  it('are found and counted', () => {
    expect(freeSeats(INFO)).toBe(1);
    expect([seatOfPerson(INFO, 'a'), seatOfPerson(INFO, 'b'), seatOfPerson(INFO, undefined)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });

  it('have the colours of the game: those dealt, those wished for, or one after the other', async () => {
    const [nouvelleFrance, quebec] = [await loadSetup('nouvelle-france'), await loadSetup('quebec')];
    const coloursOf = (players: readonly { colour: string }[]) => players.map(({ colour }) => colour);
    expect(coloursOf(playersAt(INFO, nouvelleFrance))).toEqual(['red', 'blue', 'brown']);
    expect(coloursOf(playersAt(INFO, nouvelleFrance, { colours: ['yellow', 'red', 'blue'] }))).toEqual([
      'yellow',
      'red',
      'blue',
    ]);
    expect(playersAt(INFO, quebec)).toEqual([
      { name: 'Anne', colour: 'black' },
      { name: '', colour: 'orange' },
      { name: '', colour: 'green', bot: 'strong' },
    ]);
  });
});
