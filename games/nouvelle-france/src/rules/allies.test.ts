import { legalTexts, nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import type { State } from '../state/state.ts';
import { asked, offers, play, run, scene, scores } from '../testing/script.ts';

const BEAM = 'place beam church A 0,1,0 0,1,1 0,1,2';
const three = (options: object = {}) =>
  scene({ options: { players: 3, ...options }, visible: ['L', 'P'], deck: ['Y', 'U', 'T', 'W'] });
const ready = (state: State, seat: number) => nth(state.players, seat).ready;
const used = (state: State) => state.players.map(player => player.usedThisPhase);

describe('fille du Roy', () => {
  it('is asked of the scorer first, and doubles the base points', () => {
    const placed = play(three(), BEAM);
    expect(asked(placed)).toBe('fille 0');
    expect(offers(placed)).toEqual(['fille', 'pass']);
    expect(scores(placed)).toEqual([0, 0, 0]);
    expect(scores(play(placed, 'fille'))).toEqual([6, 0, 0]);
    expect(scores(play(placed, 'pass'))).toEqual([3, 0, 0]);
    expect(ready(play(placed, 'fille'), 0)).toEqual(['coureur', 'nation']);
    expect(used(play(placed, 'fille'))).toEqual([1, 0, 0]);
  });

  it('is not asked without points, or when used', () => {
    const start = scene({ options: { colours: ['brown', 'blue'] }, deck: ['snow', 'snow'], visible: ['L', 'P'] });
    const late = play(start, 'draw', 'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1');
    expect(late.snow).toBe(2);
    expect(scores(late)).toEqual([0, 0]);
    expect(asked(late)).toBe('after 0');
    const once = play(
      three(),
      BEAM,
      'fille',
      '1: pass',
      '2: pass',
      'end',
      BEAM.replaceAll('0,1,', '4,1,'),
      'pass',
      '2: pass',
      '0: pass',
      'end',
    );
    expect(asked(once)).toBe('turn 2');
    const again = play(once, 'place beam church A 1,8,0 2,8,0 3,8,0', 'pass', '0: pass', '1: pass', 'end', 'draw');
    const scored = play(again, 'place Y0 mill A 1,0,0 2,0,0 3,0,0 4,0,0 2,1,0');
    expect(asked(scored)).toBe('coureur 1 2');
    expect(scores(scored)).toEqual([8, 3, 3]);
  });
});

describe('coureur des bois', () => {
  it('is open to all others at once; the first call closes the window', () => {
    const open = play(three(), BEAM, 'pass');
    expect(asked(open)).toBe('coureur 1 2');
    expect(nouvelleFrance.moves(open, 0)).toEqual([]);
    expect(offers(open, 1)).toEqual(['coureur', 'pass']);
    expect(offers(open, 2)).toEqual(['coureur', 'pass']);
    const called = play(open, '2: coureur');
    expect(scores(called)).toEqual([3, 0, 1]);
    expect(asked(called)).toBe('after 0');
    expect(ready(called, 2)).toEqual(['fille', 'nation']);
    expect(ready(called, 1)).toEqual(['fille', 'coureur', 'nation']);
  });

  it('may still be called after another has passed, in any order', () => {
    const open = play(three(), BEAM, 'pass');
    const passed = play(open, '2: pass');
    expect(asked(passed)).toBe('coureur 1');
    expect(scores(play(passed, '1: coureur'))).toEqual([3, 1, 0]);
    expect(asked(play(passed, '1: pass'))).toBe('after 0');
    expect(asked(play(open, '1: pass'))).toBe('coureur 2');
  });

  it('ignores the doubling', () => expect(scores(play(three(), BEAM, 'fille', '1: coureur'))).toEqual([6, 1, 0]));

  it('goes clockwise from the left of the scorer', () => {
    const second = play(three(), BEAM, 'pass', '1: pass', '2: pass', 'end', BEAM.replaceAll('0,1,', '4,1,'), 'pass');
    expect(asked(second)).toBe('coureur 2 0');
  });

  it('cannot be called for 1 base point', () => {
    const start = scene({ options: { colours: ['brown', 'blue'] }, visible: ['L', 'P'], deck: ['Y'] });
    const one = play(start, 'draw', 'place L1 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1', 'pass');
    expect(scores(one)).toEqual([1, 0]);
    expect(asked(one)).toBe('after 0');
  });

  it('is not asked of players whose token is used', () => {
    const used = play(
      three(),
      BEAM,
      'pass',
      '1: coureur',
      'end',
      BEAM.replaceAll('0,1,', '4,1,'),
      'pass',
      '2: coureur',
      'end',
    );
    const third = play(used, 'place beam church A 1,8,0 2,8,0 3,8,0', 'pass');
    expect(asked(third)).toBe('coureur 0');
  });

  it('keeps the card used visible until the window closes', () => {
    const open = play(three(), 'draw', 'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1', 'pass');
    expect(asked(open)).toBe('coureur 1 2');
    expect(open.visible).toEqual(['L', 'P', 'Y']);
    const closed = play(open, '1: coureur');
    expect(closed.visible).toEqual(['P', 'Y']);
    expect(closed.discards).toEqual(['L']);
  });
});

describe('First Nations', () => {
  it('look at the top three cards before the draw, and put them back in any order', () => {
    const { state, effects } = run(three(), 'nation');
    expect(asked(state)).toBe('order 0');
    expect(offers(state)).toEqual([
      'order 1 2 3',
      'order 1 3 2',
      'order 2 1 3',
      'order 2 3 1',
      'order 3 1 2',
      'order 3 2 1',
    ]);
    expect(effects).toContainEqual({ kind: 'saw', seat: 0, cards: ['Y', 'U', 'T'] });
    expect(used(state)).toEqual([1, 0, 0]);
    const ordered = play(state, 'order 3 1 2');
    expect(ordered.deck.slice(0, 4)).toEqual(['T', 'Y', 'U', 'W']);
    expect(asked(ordered)).toBe('turn 0');
    expect(offers(ordered)).toEqual(['draw']);
    expect(nouvelleFrance.turn(ordered)).toEqual({ seat: 0, fresh: false });
  });

  it('tell the cards to the looker alone', () => {
    const start = three();
    const heard: (number | undefined)[] = [];
    nouvelleFrance.apply(start, 0, { kind: 'nation' }, (effect, only) => {
      if (effect.kind === 'saw') heard.push(only);
    });
    expect(heard).toEqual([0]);
  });

  it('look after the turn, unless used before', () => {
    const ended = play(three(), BEAM, 'pass', '1: pass', '2: pass');
    expect(asked(ended)).toBe('after 0');
    expect(offers(ended)).toEqual(['nation', 'end']);
    const looked = play(ended, 'nation', 'order 2 1 3');
    expect(looked.deck.slice(0, 3)).toEqual(['U', 'Y', 'T']);
    expect(asked(looked)).toBe('turn 1');
    expect(asked(play(three(), 'nation', 'order 1 2 3', BEAM, 'pass', '1: pass', '2: pass'))).toBe('turn 1');
  });

  it('are not possible between the draw and the placement', () => {
    expect(offers(play(three(), 'draw'))).toEqual([]);
  });

  it('may be used again after a snowfall within the turn', () => {
    const start = scene({ visible: ['L', 'P'], deck: ['snow', 'Y', 'U', 'T'] });
    const drawn = play(start, 'nation', 'order 1 2 3', 'draw');
    expect(drawn.snow).toBe(1);
    const placed = play(drawn, 'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1');
    expect(asked(placed)).toBe('after 0');
  });

  it('look at what is left, and are not asked about a single card or an empty deck', () => {
    const two: State = { ...three(), deck: ['Y', 'snow'] };
    expect(offers(play(two, 'nation'))).toEqual(['order 1 2', 'order 2 1']);
    const one = run({ ...three(), deck: ['snow'] }, 'nation');
    expect(asked(one.state)).toBe('turn 0');
    expect(one.effects).toContainEqual({ kind: 'saw', seat: 0, cards: ['snow'] });
    const none: State = { ...play(three(), BEAM, 'pass', '1: pass'), deck: [] };
    expect(asked(play(none, '2: pass'))).toBe('turn 1');
  });

  it('offer every order of equal cards', () => {
    const equal = scene({ visible: ['L', 'P'], deck: ['Y', 'Y', 'Y'] });
    expect(offers(play(equal, 'nation'))).toHaveLength(6);
  });
});

describe('moments', () => {
  const L0 = 'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1';
  const tokens = ['fille', 'coureur', 'nation'];

  /** The tokens each seat may use now. */
  const usable = (state: State) =>
    state.players.map((_, seat) => tokens.filter(token => legalTexts(nouvelleFrance, state, seat).includes(token)));

  it.each<[string, State, string[][]]>([
    ['before the draw: First Nations of the active player', three(), [['nation'], [], []]],
    ['with cards looked at: none', play(three(), 'nation'), [[], [], []]],
    ['between draw and placement: none', play(three(), 'draw'), [[], [], []]],
    ['after the placement: the fille of the scorer', play(three(), 'draw', L0), [['fille'], [], []]],
    ['then the coureur of the others', play(three(), 'draw', L0, 'pass'), [[], ['coureur'], ['coureur']]],
    ['of those who have not passed', play(three(), 'draw', L0, 'pass', '1: pass'), [[], [], ['coureur']]],
    ['after the turn: First Nations again', play(three(), 'draw', L0, 'pass', '1: coureur'), [['nation'], [], []]],
    ['then those of the next player', play(three(), 'draw', L0, 'pass', '1: coureur', 'end'), [[], ['nation'], []]],
    [
      'in a stolen turn the thief is the scorer',
      play(three({ claims: 'table' }), 'draw', 'claim L', L0.replace('L0', 'L1')),
      [[], ['fille'], []],
    ],
    [
      'and the active player may follow, like all others',
      play(three({ claims: 'table' }), 'draw', 'claim L', L0.replace('L0', 'L1'), 'pass'),
      [['coureur'], [], ['coureur']],
    ],
    ['while a claim is answered: none', play(three({ claims: 'table' }), 'draw', 'claim L'), [[], [], []]],
  ])('%s', (_, state, expected) => expect(usable(state)).toEqual(expected));
});

describe('options of the allies', () => {
  it('once per phase: ready again at the first two snowfalls', () => {
    const start = scene({ visible: ['L', 'P'], deck: ['snow', 'Y'] });
    const state = play(start, 'nation', 'order 1 2 3', 'draw');
    expect(ready(state, 0)).toEqual(['fille', 'coureur', 'nation']);
    expect(used(state)).toEqual([0, 0]);
  });

  it('once per game: not ready again, but counted by phase', () => {
    const start = scene({ visible: ['L', 'P'], deck: ['snow', 'Y'], options: { allies: 'game' } });
    const state = play(start, 'nation', 'order 1 2 3', 'draw');
    expect(ready(state, 0)).toEqual(['fille', 'coureur']);
    expect(used(state)).toEqual([0, 0]);
  });

  it('none: nothing is asked', () => {
    const start = scene({ visible: ['L', 'P'], deck: ['snow', 'Y'], options: { allies: 'none' } });
    expect(offers(start)).toEqual(['draw']);
    expect(asked(play(start, BEAM))).toBe('turn 1');
    expect(ready(play(start, 'draw'), 0)).toEqual([]);
  });
});
