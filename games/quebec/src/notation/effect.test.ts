import { expect, it } from 'vitest';
import { spaceOf } from '../model/board.ts';
import { formatEffect } from './effect.ts';

const space = spaceOf('c4r1') ?? -1;

it('names the spaces of an effect, and leaves the rest as it is', () => {
  expect(formatEffect({ kind: 'put', architect: 2, space })).toEqual({ kind: 'put', architect: 2, space: 'c4r1' });
  expect(formatEffect({ kind: 'main-group', seat: 0, spaces: [space], points: 6 })).toEqual({
    kind: 'main-group',
    seat: 0,
    spaces: ['c4r1'],
    points: 6,
  });
  expect(formatEffect({ kind: 'activate', seat: 1, workers: 3 })).toEqual({ kind: 'activate', seat: 1, workers: 3 });
});
