import { describe, expect, it } from 'vitest';
import { type Sound, soundsOf } from './sounds.ts';

const itself = (effect: Sound | 'silent'): Sound | undefined => (effect === 'silent' ? undefined : effect);

describe('the sounds of a decision', () => {
  it('keep the order of the effects, each sound once', () => {
    expect(soundsOf(['place', 'silent', 'build', 'place'], itself)).toEqual(['place', 'build']);
  });

  it('are never more than three', () => {
    expect(soundsOf(['bell', 'cascade', 'pen', 'wind'], itself)).toEqual(['bell', 'cascade', 'pen']);
  });
});
