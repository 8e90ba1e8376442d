import { range, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { bySite, SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { expect, it } from 'vitest';
import { allSticks, type KnownSticks, sticksFor, withStick } from './sticks.ts';

const NONE: KnownSticks = bySite(() => null);
const OPTIONS = unwrap(nouvelleFrance.options.parse({ players: 2 }));
const state = nouvelleFrance.setup(OPTIONS, 'sticks');
const position = nouvelleFrance.notation.formatPosition(state) as object;

it('two choices give all three sticks, and every way to choose can be dealt', () => {
  const found = new Set<string>();
  for (const redoubt of sticksFor(NONE, 'redoubt')) {
    const one = withStick(NONE, 'redoubt', redoubt);
    expect(allSticks(one)).toBeUndefined();
    for (const church of sticksFor(one, 'church')) {
      const sticks = allSticks(withStick(one, 'church', church));
      expect(nouvelleFrance.notation.parsePosition({ ...position, sticks }).ok).toBe(true);
      found.add(JSON.stringify(sticks));
    }
  }
  expect(found.size).toBe(12);
});

it('everything that is dealt can be entered', () => {
  for (const seed of range(30)) {
    const { sticks } = nouvelleFrance.setup(OPTIONS, `deal ${seed}`);
    let entered = NONE;
    for (const site of SITES) entered = withStick(entered, site, sticks[site]);
    expect(allSticks(entered)).toEqual(sticks);
  }
});

it('another stick moves those away that do not go with it', () => {
  const sticks = withStick(withStick(NONE, 'redoubt', ['+', '2', '-']), 'church', ['2', '-', '+']);
  const changed = withStick(sticks, 'redoubt', ['2', '+', '-']);
  expect([changed.redoubt, changed.church]).toEqual([['2', '+', '-'], null]);
});
