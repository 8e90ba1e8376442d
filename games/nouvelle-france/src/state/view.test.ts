import { nth, range, same } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { HIDDEN } from '../model/vocabulary.ts';
import { play, scene } from '../testing/script.ts';
import type { State } from './state.ts';

const BEAM = 'place beam church A 0,1,0 0,1,1 0,1,2';
const deckOf = (state: State, seat?: number) => nouvelleFrance.view(state, seat).deck.slice(0, 5);
const start = () => scene({ options: { players: 3 }, visible: ['L', 'P'], deck: ['Y', 'U', 'T', 'W', 'Z', 'N', 'N'] });
const H = HIDDEN;

describe('views', () => {
  it('hide the deck, but not its size', () => {
    const view = nouvelleFrance.view(start());
    expect(view.deck).toHaveLength(37);
    expect(new Set(view.deck)).toEqual(new Set([HIDDEN]));
    expect(view.viewer).toBe(null);
  });

  it('show looked-at cards to the looker until they are drawn', () => {
    const looked = play(start(), 'nation');
    expect(deckOf(looked, 0)).toEqual(['Y', 'U', 'T', H, H]);
    expect(deckOf(looked, 1)).toEqual([H, H, H, H, H]);
    expect(deckOf(looked)).toEqual([H, H, H, H, H]);
    const drawn = play(looked, 'order 3 2 1', 'draw');
    expect(deckOf(drawn, 0)).toEqual(['U', 'Y', H, H, H]);
  });

  it('forget what another player has reordered, and nothing deeper', () => {
    const first = play(start(), 'nation', 'order 1 2 3', BEAM, 'pass', '1: pass', '2: pass');
    const drawn = play(first, 'draw', 'place P1 mill A 1,0,0 2,0,0 3,0,0 1,1,0 2,1,0', 'pass', 'pass', 'pass');
    expect(deckOf(drawn, 0)).toEqual(['U', 'T', H, H, H]);
    const looking = play(drawn, 'nation');
    expect(deckOf(looking, 0)).toEqual(['U', 'T', H, H, H]);
    expect(deckOf(looking, 1)).toEqual(['U', 'T', 'W', H, H]);
    const ordered = play(looking, 'order 1 2 3');
    expect(deckOf(ordered, 0)).toEqual([H, H, H, H, H]);
    expect(deckOf(ordered, 1)).toEqual(['U', 'T', 'W', H, H]);
  });

  it('keep deeper cards known when fewer are reordered above them', () => {
    const known: State = { ...start(), seen: [1, 1, 1, 1, 1], turn: 1 };
    const ordered = play(known, 'nation', 'order 2 1 3');
    expect(deckOf(ordered, 0)).toEqual([H, H, H, 'W', 'Z']);
  });
});

describe('imagined worlds', () => {
  it('look the same to the viewer and conserve the cards', () => {
    const states = [start(), play(start(), 'nation'), play(start(), 'nation', 'order 2 3 1', 'draw')];
    for (const state of states) {
      for (const seat of [undefined, 0, 1, 2]) {
        const view = nouvelleFrance.view(state, seat);
        for (const seed of range(20)) {
          const world = nouvelleFrance.imagine(view, `${seed}`);
          expect(same(nouvelleFrance.view(world, seat), view)).toBe(true);
          expect(world.deck.toSorted()).toEqual(state.deck.toSorted());
          expect(same(world.sites, state.sites)).toBe(true);
        }
      }
    }
  });

  it('put the snowflakes where the piles have them', () => {
    const view = nouvelleFrance.view(nouvelleFrance.setup(nth(nouvelleFrance.options.variants, 0).options, 'piles'));
    const draws = range(3).map(() => new Set<number>());
    for (const seed of range(500)) {
      const { deck } = nouvelleFrance.imagine(view, `${seed}`);
      const flakes = deck.flatMap((card, at) => (card === 'snow' ? [at + 1] : []));
      for (const [at, draw] of flakes.entries()) draws[at]?.add(draw);
    }
    const ranges = draws.map(list => [Math.min(...list), Math.max(...list)]);
    expect(ranges).toEqual([
      [7, 13],
      [20, 26],
      [33, 37],
    ]);
  });

  it('do not deal a snowflake again that the viewer knows', () => {
    const known: State = {
      ...scene({ visible: ['L', 'P'], deck: ['Y', 'U', 'T', 'W', 'Z', 'N', 'snow'] }),
      seen: [0, 0, 0, 0, 0, 0, 1],
    };
    for (const seed of range(50)) {
      const { deck } = nouvelleFrance.imagine(nouvelleFrance.view(known, 0), `${seed}`);
      const flakes = deck.flatMap((card, at) => (card === 'snow' ? [at + 1] : []));
      expect(flakes[0]).toBe(7);
      expect(flakes).toHaveLength(3);
      expect(flakes[1]).toBeGreaterThan(19);
    }
  });

  it('differ in the hidden cards', () => {
    const view = nouvelleFrance.view(start(), 0);
    const decks = new Set(range(20).map(seed => nouvelleFrance.imagine(view, `${seed}`).deck.join()));
    expect(decks.size).toBe(20);
  });
});

describe('the count of revealed information', () => {
  it('rises with every card drawn and every look', () => {
    const state = start();
    const looked = play(state, 'nation');
    const ordered = play(looked, 'order 1 2 3');
    const drawn = play(ordered, 'draw');
    expect([state, looked, ordered, drawn].map(nouvelleFrance.uncovered)).toEqual([0, 1, 1, 2]);
    expect(nouvelleFrance.uncovered(play(state, BEAM))).toBe(0);
  });
});
