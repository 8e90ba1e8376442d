import { random } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { asked } from '@cap-diamant/quebec/rules';
import { words } from '@cap-diamant/quebec/terminal-words';
import type { View } from '@cap-diamant/quebec/view';
import { describe, expect, it } from 'vitest';
import { CELLS } from '../board/geometry.ts';
import { leaderTarget, litTargets, type Target, zoneTarget } from '../targets/targets.ts';
import { whyNot } from './why-not.ts';

const DISTRICT = 'About districts.';
const NAMES = ['Anne', 'Luc', 'Marc'];

const sceneOf = (view: View) => ({
  view,
  seat: asked(view)?.seat ?? 0,
  names: NAMES,
  words: words('en'),
  district: DISTRICT,
});

/** The views of a random game, with the targets that are lit in each. */
const along = (seed: string) => {
  const parsed = quebec.options.parse({ edition: '2026', players: 3 });
  if (!parsed.ok) throw new Error(parsed.error.message);
  let state = quebec.setup(parsed.value, seed);
  const dice = random(seed);
  const found: { readonly view: View; readonly lit: ReadonlySet<Target> }[] = [];
  for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
    const moves = quebec.moves(state, seat);
    const view = quebec.view(state, seat);
    found.push({ view, lit: litTargets(view, moves) });
    state = quebec.apply(state, seat, dice.pick(moves));
  }
  return found;
};

describe('why something cannot be picked', () => {
  const positions = along('why not');

  it('never says "answer first" at the start of a turn', () => {
    const targets: Target[] = [
      ...CELLS.map(({ target }) => target),
      'architect:own',
      ...(['religion', 'citadelle'] as const).map(zoneTarget),
      ...(['religious', 'political', 'economic', 'cultural', 'citadelle'] as const).map(leaderTarget),
    ];
    for (const { view, lit } of positions.filter(({ view: at }) => asked(at)?.kind === 'turn'))
      for (const target of targets.filter(one => !lit.has(one)))
        expect(whyNot(sceneOf(view), target), target).not.toMatch(/question/);
  });

  it('names the century, the missing workers, and who has the leader', () => {
    const said = new Set<string>();
    for (const { view, lit } of positions)
      for (const { target } of CELLS) if (!lit.has(target)) said.add(whyNot(sceneOf(view), target));
    expect([...said]).toEqual(
      expect.arrayContaining([
        'Opens in century IV.',
        'Completed: nothing more can be built here.',
        'Full: all three stages are done, and it is completed when its architect leaves.',
        'You have no star token here.',
        DISTRICT,
      ]),
    );
    expect([...said].some(line => /^It takes \d workers?; you have \d active\.$/.test(line))).toBe(true);
  });

  it('names the player who has the leader', () => {
    const taken = positions.find(({ view }) => {
      const holder = view.players.findIndex(({ leader }) => leader !== null);
      return holder >= 0 && asked(view)?.kind === 'turn' && asked(view)?.seat !== holder;
    });
    if (taken === undefined) throw new Error('nobody took a leader');
    const holder = taken.view.players.findIndex(({ leader }) => leader !== null);
    const leader = taken.view.players[holder]?.leader;
    if (leader === undefined || leader === null) throw new Error('nobody took a leader');
    expect(whyNot(sceneOf(taken.view), leaderTarget(leader))).toBe(
      `${NAMES[holder]} holds this leader until the century ends.`,
    );
  });
});
