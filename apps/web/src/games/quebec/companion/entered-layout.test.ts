import { nth, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { COLOURS, SPACES_OF } from '@cap-diamant/quebec/board';
import { CENTURIES } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  type Centuries,
  centuriesOf,
  layoutFrom,
  NO_CENTURIES,
  nextEmpty,
  tilesLeft,
  withTile,
} from './entered-layout.ts';

const dealt = (seed: string): Centuries => {
  const options = unwrap(quebec.options.parse({ players: 3 }));
  return centuriesOf(quebec.setup(options, seed).sites.map(({ building }) => building));
};

describe('a layout entered tile by tile', () => {
  it('is a layout of the game, with the same centuries', () => {
    const wanted = dealt('table');
    let entered = NO_CENTURIES;
    let taps = 0;
    for (let space = nextEmpty(entered); space !== undefined; space = nextEmpty(entered, space)) {
      entered = withTile(entered, space, nth(wanted, space));
      taps++;
    }
    expect(entered).toEqual(wanted);
    // The last tiles of a colour follow from the others.
    expect(taps).toBeLessThanOrEqual(40);
    const options = unwrap(quebec.options.parse({ players: 3, layout: layoutFrom(entered) }));
    const { sites, available } = quebec.setup(options, 'another');
    expect(centuriesOf(sites.map(({ building }) => building))).toEqual(wanted);
    expect(available).toHaveLength(11);
  });

  it('begins with all tiles, and goes on until none is left', () => {
    expect(CENTURIES.map(century => tilesLeft(NO_CENTURIES, 'religion', century))).toEqual([4, 2, 3, 2]);
    const [first = -1, second] = SPACES_OF['heritage-site'];
    const one = withTile(NO_CENTURIES, first, 3);
    expect([tilesLeft(one, 'culture', 3), nextEmpty(one)]).toEqual([1, second]);
    expect(withTile(one, first, null)).toEqual(NO_CENTURIES);
    expect(layoutFrom(one)).toBeUndefined();
  });

  it('comes back to a space that was left out', () => {
    const wanted = dealt('hole');
    const hole = COLOURS.indexOf('economy');
    const entered = withTile(wanted, hole, null);
    expect(nextEmpty(entered, 43)).toBe(hole);
    // Only one tile is left for it, whatever was entered elsewhere.
    expect(tilesLeft(entered, 'economy', nth(wanted, hole) ?? 1)).toBe(1);
  });
});
