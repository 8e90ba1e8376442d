import { expect, it } from 'vitest';
import { signed, signedPercent } from './signed.ts';

it('writes gains with a plus, losses with a real minus, and nothing before zero', () => {
  expect([2, -0.52, 0].map(value => signed('en', value))).toEqual(['+2', '−0.5', '0']);
  expect([2, -0.52, 0].map(value => signed('ru', value))).toEqual(['+2', '−0,5', '0']);
});

it('writes shares as each language does', () => {
  expect(signedPercent('en', -0.09)).toBe('−9%');
  expect(signedPercent('fr', -0.09)).toBe('−9\u00a0%');
});
