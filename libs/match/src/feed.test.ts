import { commitment, random, unwrap } from '@cap-diamant/kernel';
import { cellar } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { feed } from './feed.ts';
import { play, resign, stateOf } from './match.ts';
import { open, playAll } from './testing/table.ts';

const kinds = (effects: readonly { readonly kind: string }[]): string[] => effects.map(({ kind }) => kind);

describe('a feed', () => {
  it('offers moves to those who may act, and to nobody else', () => {
    expect(feed(open(2), 0)).toMatchObject({ at: 0, actors: [0], offered: ['draw', 'peek', 'step 1', 'step 2'] });
    expect(feed(open(2), 1).offered).toEqual([]);
    expect(feed(open(2), undefined).offered).toEqual([]);
  });

  it('tells a private effect to its seat only', () => {
    const match = playAll(open(2), [0, 'peek']);
    expect(kinds(feed(match, 0).effects)).toEqual(['peeked', 'saw']);
    expect(kinds(feed(match, 1).effects)).toEqual(['peeked']);
    expect(kinds(feed(match, undefined).effects)).toEqual(['peeked']);
  });

  it('shows each seat its own view', () => {
    const match = playAll(open(2), [0, 'peek']);
    expect(feed(match, 0).view.next).toBe(stateOf(match).dark[0]);
    expect(feed(match, 1).view.next).toBeNull();
    expect(feed(match, undefined).view.next).toBeNull();
  });

  it('tells what happened since the point asked from', () => {
    const match = playAll(open(2), [0, 'step 1'], [0, 'draw'], [1, 'step 2']);
    expect(kinds(feed(match, 1, 2).effects)).toEqual(['stepped']);
    expect(feed(match, 1, 3).effects).toEqual([]);
    expect(feed(match, 1).at).toBe(3);
  });

  it('gives the commitment from the start and the seed at the end, never before', () => {
    const dice = random('feed');
    let match = open(3);
    for (let now = feed(match, 0); now.outcome === undefined; now = feed(match, 0)) {
      expect(now.commitment).toBe(commitment('match'));
      expect(now.seed).toBeUndefined();
      expect(JSON.stringify(now)).not.toContain('"match"');
      const seat = dice.pick(now.actors);
      match = unwrap(play(match, seat, dice.pick(feed(match, seat).offered)));
    }
    const end = feed(match, undefined);
    expect(end).toMatchObject({ seed: 'match', actors: [], offered: [] });
    expect(commitment(end.seed ?? '')).toBe(end.commitment);
    expect(cellar.setup({ players: 3, rounds: 2 }, end.seed ?? '')).toEqual(match.first);
  });

  it('is over for everybody when all but one have resigned', () => {
    const match = unwrap(resign(open(2), 1));
    expect(feed(match, 0)).toMatchObject({
      actors: [],
      offered: [],
      resigned: [1],
      outcome: { winners: [0] },
      seed: 'match',
    });
  });

  it('has no commitment where a position was set up', () => {
    const { start: _start, ...match } = open(2);
    const set = { ...match, start: { position: {} } };
    expect(Object.keys(feed(set, 0))).not.toContain('commitment');
  });
});
