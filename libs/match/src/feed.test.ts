import { commitment, random, unwrap } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Feed, feed } from './feed.ts';
import { resign, stateOf } from './match.ts';
import { play } from './play.ts';
import { open, playAll } from './testing/table.ts';
import { askUndo } from './undo.ts';

const kinds = ({ entries }: Feed<Toy>): string[][] => entries.map(entry => entry.effects.map(({ kind }) => kind));
const texts = ({ offered }: Feed<Toy>): string[] => offered.map(move => toyGame.notation.formatMove(move));

/** Everything a feed says, also what it makes on first read. */
const spelledOut = (told: Feed<Toy>): string => {
  const { offered, view, before, reach } = told;
  const entries = told.entries.map(entry => ({ ...entry, view: entry.view }));
  return JSON.stringify({ ...told, offered, view, before, reach, entries });
};

describe('a feed', () => {
  it('offers moves to those who may act, and to nobody else', () => {
    expect(feed(open(2), 0)).toMatchObject({ seat: 0, length: 0, actors: [0], turn: { seat: 0, fresh: true } });
    expect(texts(feed(open(2), 0))).toEqual(['draw', 'peek', 'step 1', 'step 2']);
    expect(feed(open(2), 1).offered).toEqual([]);
    expect(feed(open(2), undefined).offered).toEqual([]);
  });

  it('shows a private effect to its seat only', () => {
    const match = playAll(open(2), [0, 'peek']);
    expect(kinds(feed(match, 0))).toEqual([['peeked', 'saw']]);
    expect(kinds(feed(match, 1))).toEqual([['peeked']]);
    expect(kinds(feed(match, undefined))).toEqual([['peeked']]);
  });

  it('shows each seat its own view, now and after every decision', () => {
    const match = playAll(open(2), [0, 'peek'], [0, 'rest']);
    const { dark } = stateOf(match);
    expect(feed(match, 0).view.next).toBe(dark[0]);
    expect(feed(match, 0).entries.map(({ view }) => view.next)).toEqual([dark[0], dark[0]]);
    for (const other of [1, undefined]) {
      expect(feed(match, other).view.next).toBeNull();
      expect(feed(match, other).entries.map(({ view }) => view.next)).toEqual([null, null]);
      expect(feed(match, other).before.next).toBeNull();
    }
  });

  it('has an entry per decision since the point asked from, with the turn it belongs to', () => {
    const match = playAll(open(2), [0, 'step 1'], [0, 'draw'], [1, 'step 2']);
    expect(feed(match, 1).entries.map(({ seat, turn }) => [seat, turn.fresh])).toEqual([
      [0, true],
      [0, false],
      [1, true],
    ]);
    expect(kinds(feed(match, 1, 2))).toEqual([['stepped']]);
    expect(feed(match, 1, 2).before).toEqual(toyGame.view(stateOf(playAll(open(2), [0, 'step 1'], [0, 'draw'])), 1));
    expect(feed(match, 1, 3).entries).toEqual([]);
  });

  it('keeps its entries: a reader may remember what it made of them', () => {
    const match = playAll(open(2), [0, 'step 1']);
    const [before] = feed(match, 1).entries;
    const [after, added] = feed(playAll(match, [0, 'rest']), 1).entries;
    expect(after).toBe(before);
    expect(added).toBeDefined();
    expect(feed(match, 0).entries[0]).not.toBe(before);
  });

  it('grows in revision where an undo makes it shorter', () => {
    const match = playAll(open(2), [0, 'step 1'], [0, 'rest'], [1, 'step 1']);
    const back = unwrap(askUndo(match, 1, 2));
    expect([feed(match, 0).length, feed(back, 0).length]).toEqual([3, 2]);
    expect(feed(back, 0).revision).toBeGreaterThan(feed(match, 0).revision);
  });

  it('says how far its seat may go back, and which undo waits for consent', () => {
    const match = playAll(open(2), [0, 'step 1'], [0, 'rest'], [1, 'step 1']);
    expect(feed(match, 1).reach).toEqual({ alone: 2, agreed: 0 });
    expect(feed(match, 0).reach).toEqual({ alone: 3, agreed: 0 });
    expect(feed(match, 0).undo).toBeUndefined();
    expect(feed(unwrap(askUndo(match, 0, 1)), 1).undo).toEqual({ by: 0, to: 1, agreed: [0] });
  });

  it('gives the commitment from the start and the seed at the end, never before', () => {
    const dice = random('feed');
    let match = open(3);
    for (let now = feed(match, 0); now.outcome === undefined; now = feed(match, 0)) {
      expect(now.commitment).toBe(commitment('match'));
      expect(now.seed).toBeUndefined();
      expect(spelledOut(now)).not.toContain('"match"');
      const seat = dice.pick(now.actors);
      match = unwrap(play(match, seat, dice.pick(feed(match, seat).offered)));
    }
    const end = feed(match, undefined);
    expect(end).toMatchObject({ seed: 'match', actors: [], offered: [] });
    expect(commitment(end.seed ?? '')).toBe(end.commitment);
    expect(toyGame.setup({ players: 3, rounds: 2 }, end.seed ?? '')).toEqual(match.first);
  });

  it('is the same for worlds that differ only in what its seat cannot see', () => {
    const match = open(2);
    const [next = 0, ...rest] = match.first.dark;
    const other = { ...match, first: { ...match.first, dark: [next, ...rest.toReversed()] } };
    const told = (of: typeof match, seat: number | undefined): string =>
      spelledOut(feed(playAll(of, [0, 'step 1'], [0, 'rest'], [1, 'step 2'], [1, 'draw']), seat));
    for (const seat of [0, 1, undefined]) expect(told(other, seat)).toBe(told(match, seat));
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
