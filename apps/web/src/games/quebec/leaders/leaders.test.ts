import { unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { LEADERS, ZONES } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import { LEADER_ZONE, leadersOf } from './leaders.ts';

const SEATS = [
  { name: 'Anne', colour: 'black' },
  { name: 'Luc', colour: 'orange' },
  { name: 'Marc', colour: 'green' },
] as const;

describe('leaders', () => {
  it('have the seal of their own zone, each a different one', () => {
    for (const leader of LEADERS) expect(leader.slice(0, 4)).toBe(LEADER_ZONE[leader].slice(0, 4));
    expect(new Set(LEADERS.map(leader => LEADER_ZONE[leader])).size).toBe(ZONES.length);
  });

  it('are all in play at first and stay listed with their holder once taken', () => {
    const start = quebec.setup(unwrap(quebec.options.parse({ edition: '2026', players: 3 })), 'leaders');
    const [seat = 0] = quebec.actors(start);
    const before = leadersOf(quebec.view(start), SEATS);
    expect(before.map(({ holder }) => holder)).toEqual(before.map(() => undefined));
    const lead = quebec.moves(start, seat).find(move => move.kind === 'lead');
    if (lead?.kind !== 'lead') throw new Error('no leader can be taken');
    const after = leadersOf(quebec.view(quebec.apply(start, seat, lead)), SEATS);
    expect(after).toEqual(before.map(one => (one.leader === lead.leader ? { ...one, holder: SEATS[seat] } : one)));
  });
});
