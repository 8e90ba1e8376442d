import { unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { landing } from '../geometry/landing.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import type { State } from '../state/state.ts';
import { asked, placements, play, refusal, scene, scores } from '../testing/script.ts';

/** Brown's L0 on the west wall of the church, a long beam of a wall to build on. */
const begun = (): State =>
  play(
    scene({ visible: ['L', 'P'], deck: ['Y', 'U', 'T'], options: { allies: 'none' } }),
    'draw',
    'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1',
  );

describe('form', () => {
  const bare = scene();
  it.each([
    ['place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1', undefined],
    ['place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,5,1', 'form'],
    ['place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0', 'form'],
    ['place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1 0,2,2', 'form'],
    ['place beam church A 0,2,0 0,3,0 0,4,0', undefined],
    ['place beam church A 0,4,0 0,3,0 0,2,0', undefined],
    ['place beam church A 0,3,0 0,2,0 0,4,0', 'form'],
    ['place peg church A 0,3,0', undefined],
    // The form comes before the site, and both before anything about the place.
    ['place L0 chapel Q 9,9,9', 'form'],
  ])('%s: %s', (text, reason) => expect(refusal(bare, text)).toBe(reason));
});

describe('site', () => {
  const bare = scene();
  it.each([
    ['place peg redoubt B 0,0,0', undefined],
    ['place peg church B 0,0,0', 'site'],
    ['place peg chapel A 1,0,0', 'site'],
    ['place peg toString A 1,0,0', 'site'],
    ['place peg redoubt toString 0,0,7', 'site'],
  ])('%s: %s', (text, reason) => expect(refusal(bare, text)).toBe(reason));
});

describe('P1 within the slabs, P2 height', () => {
  const bare = scene();
  it.each([
    ['place beam redoubt A 4,0,0 5,0,0 6,0,0', undefined],
    ['place beam redoubt A 5,0,0 6,0,0 7,0,0', 'outside'],
    ['place beam redoubt A 0,0,0 0,0,1 0,0,2', undefined],
    ['place beam redoubt A 0,0,1 0,0,2 0,0,3', 'height'],
    ['place beam redoubt A 0,0,-1 0,0,0 0,0,1', 'height'],
    ['place beam redoubt A 1,1,1 1,1,2 1,1,3', 'height'],
    ['place beam redoubt A 1,1,0 1,1,1 1,1,2', 'outside'],
    ['place beam redoubt A -1,0,0 0,0,0 1,0,0', 'outside'],
    ['place peg mill A 0,0,0', 'outside'],
    ['place peg mill A 100000,0,0', 'outside'],
    // No piece lies across a junction: the slabs of B are not on grid A.
    ['place beam redoubt B 0,0,0 1,0,0 2,0,0', undefined],
    ['place beam redoubt B -1,0,0 0,0,0 1,0,0', 'outside'],
  ])('%s: %s', (text, reason) => expect(refusal(bare, text)).toBe(reason));
});

describe('P3 free, P4 from above', () => {
  it('refuses what overlaps before what is covered', () => {
    const state = begun();
    expect(refusal(state, 'place beam church A 0,5,0 0,6,0 0,7,0')).toBe('overlap');
    expect(refusal(state, 'place beam church A 0,6,0 0,7,0 0,8,0')).toBeUndefined();
    const roofed = play(state, 'draw', 'place Y0 church A 0,3,1 0,4,1 0,5,1 0,6,1 0,4,2');
    expect(refusal(roofed, 'place peg church A 0,6,0')).toBe('covered');
    expect(refusal(roofed, 'place beam church A 0,6,0 0,7,0 0,8,0')).toBe('covered');
    expect(refusal(roofed, 'place beam church A 0,5,0 0,6,0 0,7,0')).toBe('overlap');
    expect(refusal(roofed, 'place beam church A 0,7,0 0,8,0 0,9,0')).toBeUndefined();
  });
});

describe('P5 support', () => {
  it.each([
    ['place peg church A 0,2,2', undefined],
    ['place peg church A 0,3,1', undefined],
    ['place peg church A 0,3,2', 'floating'],
    ['place peg church A 1,8,1', 'floating'],
    // A stake balances on one cube, a beam needs the middle one.
    ['place stake church A 0,5,1 0,6,1', undefined],
    ['place stake church A 0,6,1 0,7,1', 'floating'],
    ['place beam church A 0,4,1 0,5,1 0,6,1', undefined],
    ['place beam church A 0,5,1 0,6,1 0,7,1', 'unstable'],
    // The cubes of the piece itself carry nothing.
    ['place T0 church A 0,6,2 0,7,2 0,8,2 0,7,1 0,7,0', undefined],
    ['place L1 church A 0,6,1 0,7,1 0,8,1 0,9,1 0,6,0', 'unstable'],
  ])('%s: %s', (text, reason) => expect(refusal(begun(), text)).toBe(reason));

  it('lets a stake stand on the slab below snow, not on snow', () => {
    const snowed = play(scene({ deck: ['snow'], options: { allies: 'none' } }), 'draw');
    expect(snowed.snow).toBe(1);
    expect(refusal(snowed, 'place stake church A 1,8,1 2,8,1')).toBe('floating');
    expect(refusal(snowed, 'place stake church A 1,8,0 2,8,0')).toBeUndefined();
  });
});

describe('landing', () => {
  const falls = (text: string) => {
    const move = unwrap(nouvelleFrance.notation.parseMove(text));
    const landed = move.kind === 'place' ? landing(STANDARD_BOX, begun().sites, move) : undefined;
    return landed && nouvelleFrance.notation.formatMove(landed);
  };

  it.each([
    ['place peg church A 0,7,2', 'place peg church A 0,7,0'],
    ['place peg church A 0,3,0', 'place peg church A 0,3,1'],
    ['place peg church A 0,2,9', 'place peg church A 0,2,2'],
    ['place beam church A 0,5,0 0,6,0 0,7,0', 'place beam church A 0,5,1 0,6,1 0,7,1'],
    ['place beam church A 0,2,0 0,2,1 0,2,2', undefined],
    ['place beam church A 1,3,0 2,3,0 3,3,0', undefined],
  ])('%s comes down to %s', (text, landed) => expect(falls(text)).toBe(landed));
});

describe('moves', () => {
  it('list each placement once, and exactly those without a reason', () => {
    const state = play(begun(), 'draw');
    const listed = placements(state);
    expect(new Set(listed).size).toBe(listed.length);
    for (const text of listed) expect(refusal(state, text)).toBeUndefined();
    expect(listed).toContain('place Y0 church A 0,3,1 0,4,1 0,5,1 0,6,1 0,4,2');
    expect(listed.some(text => text.startsWith('place L0'))).toBe(false);
  });

  it('offer every piece of a visible shape that is left, and no other shape', () => {
    const state = play(begun(), 'draw');
    const pieces = new Set(placements(state).map(text => text.split(' ')[1]));
    expect([...pieces].sort()).toEqual(['P', 'U', 'Y'].flatMap(shape => [0, 1, 2, 3].map(k => shape + k)));
  });

  it('keep legal what is legal, also for a move read from text', () => {
    const state = play(begun(), 'draw');
    const text = 'place Y0 church A 0,3,1 0,4,1 0,5,1 0,6,1 0,4,2';
    const move = nouvelleFrance.notation.parseMove(text);
    expect(move.ok && nouvelleFrance.moves(state, 1).includes(move.value)).toBe(true);
  });
});

describe('bonus pieces', () => {
  it('replace the draw in their own phase, once', () => {
    const start = scene({ options: { allies: 'none' }, deck: ['L', 'snow'] });
    const built = play(start, 'place beam church A 0,1,0 0,1,1 0,1,2');
    expect(scores(built)).toEqual([3, 0]);
    expect(built.visible).toEqual(start.visible);
    expect(built.deck).toEqual(start.deck);
    expect(built.players[0]?.bonus).toEqual(['stake', 'peg']);
    expect(asked(built)).toBe('turn 1');
    expect(refusal(start, 'place stake church A 0,1,0 0,1,1')).toBeUndefined();
    expect(() => play(start, 'place stake church A 0,1,0 0,1,1')).toThrow(/not a legal move/);
  });

  it('are not possible after a draw, not even of a snowflake', () => {
    const drawn = play(scene({ deck: ['snow', 'L'], options: { allies: 'none' } }), 'draw');
    expect(drawn.snow).toBe(1);
    expect(asked(drawn)).toBe('card 0');
    expect(placements(drawn).some(text => text.startsWith('place stake'))).toBe(false);
    expect(drawn.players.map(player => player.bonus)).toEqual([
      ['stake', 'peg'],
      ['stake', 'peg'],
    ]);
  });
});
