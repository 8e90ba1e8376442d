import { quebec } from '@cap-diamant/quebec';
import { describe, expect, it } from 'vitest';
import { openActions } from './actions.ts';
import { litTargets } from './targets.ts';

const options = quebec.options.parse({ edition: '2026', players: 3 });
if (!options.ok) throw new Error('bad options');
const state = quebec.setup(options.value, 'actions');
const [seat = 0] = quebec.actors(state);
const moves = quebec.moves(state, seat);
const view = quebec.view(state);

describe('the actions of a turn', () => {
  it('share out everything that can be picked, each target to at least one of them', () => {
    const open = openActions(view, moves);
    const shared = new Set(open.flatMap(({ targets }) => [...targets]));
    expect(shared).toEqual(litTargets(view, moves));
  });

  it('count the sites an architect can start, not the architect', () => {
    const start = openActions(view, moves).find(({ action }) => action === 'start');
    expect(start?.places).toBe(view.available.length);
    expect(start?.targets.size).toBeGreaterThan(view.available.length);
  });

  it('still let the architect be lifted where no site is left: that ends the century', () => {
    const bare = { ...view, available: [] };
    const start = openActions(bare, [{ kind: 'start' }]).find(({ action }) => action === 'start');
    expect(start).toMatchObject({ places: 0, targets: new Set(['architect:own']) });
  });

  it('end with the first move: what follows is one decision', () => {
    const started = quebec.apply(state, seat, { kind: 'start' });
    expect(openActions(quebec.view(started), quebec.moves(started, seat))).toEqual([]);
  });
});
