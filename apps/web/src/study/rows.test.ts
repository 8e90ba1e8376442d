import { unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { words } from '@cap-diamant/quebec/terminal-words';
import { expect, it } from 'vitest';
import { grow, lineOf } from '../studies/tree.ts';
import { rowsOf, sizeOf } from './rows.ts';

it('lists a move, what was tried instead of it, and then what follows it, in words', () => {
  const first = quebec.setup(unwrap(quebec.options.parse({ players: 2, level: 'family' })), 'rows');
  const seat = first.turn;
  const culture = { seat, move: 'send culture' };
  const line = lineOf([culture, { seat: 1 - seat, move: 'send economy' }]);
  const tree = grow(
    line,
    [],
    [
      { seat, move: 'send religion' },
      { seat: 1 - seat, move: 'send culture' },
    ],
  );
  const rows = rowsOf(quebec, words('en'), ['Anne', 'Luc'], first, tree);
  expect(rows.map(({ depth, label, path }) => [depth, path.length, label])).toEqual([
    [0, 1, 'Sends 1 worker to Culture.'],
    [1, 1, 'Sends 1 worker to Religion.'],
    [1, 2, 'Sends 1 worker to Culture.'],
    [0, 2, 'Sends 1 worker to Economy.'],
  ]);
  expect(sizeOf(tree)).toBe(4);
});
