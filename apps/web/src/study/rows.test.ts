import { unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { words } from '@cap-diamant/quebec/terminal-words';
import { expect, it, vi } from 'vitest';
import { comment, grow, lineOf } from '../studies/tree.ts';
import { createRowLister, sizeOf } from './rows.ts';

const NAMES = ['Anne', 'Luc'];

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
  const rows = createRowLister(quebec, words('en'), NAMES, first)(tree);
  expect(rows.map(({ depth, label, path }) => [depth, path.length, label])).toEqual([
    [0, 1, 'Sends 1 worker to Culture.'],
    [1, 1, 'Sends 1 worker to Religion.'],
    [1, 2, 'Sends 1 worker to Culture.'],
    [0, 2, 'Sends 1 worker to Economy.'],
  ]);
  expect(sizeOf(tree)).toBe(4);
});

it('plays no move again when a note changes', () => {
  const first = quebec.setup(unwrap(quebec.options.parse({ players: 2, level: 'family' })), 'rows');
  const seat = first.turn;
  const apply = vi.fn(quebec.apply);
  const list = createRowLister({ ...quebec, apply }, words('en'), NAMES, first);
  const culture = { seat, move: 'send culture' };
  const tree = lineOf([culture, { seat: 1 - seat, move: 'send economy' }]);
  list(tree);
  const before = apply.mock.calls.length;
  const rows = list(comment(tree, [culture], 'Too early.'));
  expect(rows.map(({ variation }) => variation.comment)).toEqual(['Too early.', '']);
  expect(apply).toHaveBeenCalledTimes(before);
});
