import { describe, expect, it } from 'vitest';
import { feed } from './feed.ts';
import { stateOf } from './match.ts';
import { refereeFeed, rewind } from './referee.ts';
import { open, playAll } from './testing/table.ts';

describe('the feed of a referee', () => {
  it('has every effect in order, private ones with the view of their seat', () => {
    const match = playAll(open(2), [0, 'peek']);
    const [next] = stateOf(match).dark;
    const [{ seat, move, effects } = { effects: [] }] = refereeFeed(match).entries;
    expect({ seat, move }).toEqual({ seat: 0, move: 'peek' });
    expect(effects.map(({ effect, view }) => [effect.kind, view.next])).toEqual([
      ['peeked', null],
      ['saw', next],
    ]);
  });

  it('begins at the point asked from, and holds the state', () => {
    const match = playAll(open(2), [0, 'step 1'], [0, 'rest'], [1, 'step 2']);
    expect(refereeFeed(match, 2).entries.map(({ move }) => move)).toEqual(['step 2']);
    expect(refereeFeed(match, 3)).toEqual({ length: 3, state: stateOf(match), entries: [] });
  });
});

describe('rewind', () => {
  it('goes back past a reveal, as an event of its own', () => {
    const start = open(2);
    const match = playAll(start, [0, 'draw'], [1, 'step 1']);
    expect(feed(match, 1).reach.agreed).toBeGreaterThan(0);
    const back = rewind(match, 0);
    expect(stateOf(back)).toEqual(stateOf(start));
    expect(back.revision).toBe(match.revision + 1);
  });
});
