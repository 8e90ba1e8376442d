import { describe, expect, it } from 'vitest';
import { directionOf, inRing } from './keys.ts';

describe('arrow keys', () => {
  it('go round a ring both ways', () => {
    const ring = ['a', 'b', 'c'];
    expect(inRing(ring, 'c', 'right')).toBe('a');
    expect(inRing(ring, 'a', 'up')).toBe('c');
    expect(ring.map(one => inRing(ring, inRing(ring, one, 'down'), 'left'))).toEqual(ring);
  });

  it('are the only keys with a direction', () => {
    expect(['ArrowLeft', 'ArrowDown', 'a', 'PageDown'].map(directionOf)).toEqual([
      'left',
      'down',
      undefined,
      undefined,
    ]);
  });
});
