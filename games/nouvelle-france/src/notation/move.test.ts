import { findMove } from '@cap-diamant/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { play, scene } from '../testing/script.ts';

const { formatMove, parseMove } = nouvelleFrance.notation;

describe('moves as text', () => {
  it.each([
    'nation',
    'order 2 1 3',
    'draw',
    'place beam redoubt A 3,0,0 4,0,0 5,0,0',
    'place L0 nowhere Q -7,12,99 0,0,0',
    'claim U',
    'fille',
    'coureur',
    'pass',
    'end',
  ])('%s', text => {
    const move = parseMove(text);
    expect(move.ok && formatMove(move.value)).toBe(text);
  });

  it.each([
    ['', /is not a move; moves: draw, nation/],
    ['Draw', /is not a move/],
    ['draw 1', /is not a move/],
    ['place', /a placement is written/],
    ['place L0 church A', /a placement is written/],
    ['place X7 church A 0,0,0', /there is no piece "X7"; pieces: L0/],
    ['place L church A 0,0,0', /there is no piece "L"/],
    ['place peg church A 0,0', /"0,0" is not a cell/],
    ['place peg church A 0,0,0,0', /is not a cell/],
    ['place peg church A 0,0,00', /is not a cell/],
    ['place peg church A -0,0,0', /is not a cell/],
    ['place peg church A 1.5,0,0', /is not a cell/],
    ['place peg church A 1e3,0,0', /is not a cell/],
    ['place peg church A  1,0,0', /is not a cell/],
    ['order', /names each of the old places/],
    ['order 1 1 2', /names each of the old places/],
    ['order 1 2 4', /names each of the old places/],
    ['order 01 2 3', /names each of the old places/],
    ['claim', /is not a move/],
    ['claim Q', /there is no shape "Q"; shapes: L/],
    ['claim snow', /there is no shape/],
  ])('"%s" is refused', (text, message) => {
    const move = parseMove(text);
    expect(move.ok ? '' : move.error.message).toMatch(message);
  });

  it('read back as they were written, or not at all', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', 'place ', 'place peg ', 'order ', 'claim '), (rest, start) => {
        const move = parseMove(start + rest);
        if (move.ok) expect(formatMove(move.value)).toBe(start + rest);
      }),
    );
  });
});

describe('refused moves', () => {
  it('carry the reason', () => {
    const drawn = play(scene({ visible: ['L', 'P'], deck: ['Y'] }), 'draw');
    const reason = (text: string) => {
      const found = findMove(nouvelleFrance, drawn, 0, text);
      return found.ok ? 'legal' : found.error.reason;
    };
    expect(reason('place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1')).toBe('legal');
    expect(reason('place L0 church A 0,2,1 0,3,1 0,4,1 0,5,1 0,2,2')).toBe('floating');
    expect(reason('place beam church A 0,2,0 0,3,0 0,4,0')).toBe('piece');
    expect(reason('draw')).toBe('question');
    expect(reason('claim Z')).toBe('card');
    expect(reason('claim L')).toBe('placeable');
  });
});
