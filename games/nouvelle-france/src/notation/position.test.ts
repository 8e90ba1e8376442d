import { type Json, random, same, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import type { State } from '../state/state.ts';
import { asked, play, scene, scores } from '../testing/script.ts';

const { formatPosition, formatView, parsePosition } = nouvelleFrance.notation;

const begun = (): State =>
  play(
    scene({ options: { colours: ['brown', 'red'] }, visible: ['L', 'W'], deck: ['Z', 'V', 'V'] }),
    'draw',
    'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1',
    'pass',
    '1: pass',
    'end',
  );

const again = (state: State): State => unwrap(parsePosition(JSON.parse(JSON.stringify(formatPosition(state)))));

describe('positions', () => {
  it('are written as the rules give them', () => {
    const state = begun();
    const { sticks, deck } = state;
    const player = { bonus: ['beam', 'stake', 'peg'], ready: ['fille', 'coureur', 'nation'], usedThisPhase: 0 };
    const expected: Json = {
      game: 'nouvelle-france',
      options: { cards: 3, allies: 'phase', claims: 'assisted', handicap: false },
      snow: 0,
      turn: 1,
      over: false,
      colours: ['brown', 'red'],
      sticks: { ...sticks },
      placed: [
        {
          piece: 'L0',
          seat: 0,
          site: 'church',
          grid: 'A',
          cells: [
            [0, 2, 0],
            [0, 3, 0],
            [0, 4, 0],
            [0, 5, 0],
            [0, 2, 1],
          ],
        },
      ],
      visible: ['W', 'Z'],
      deck,
      discards: ['L'],
      players: [
        { score: 2, ...player },
        { score: 0, ...player },
      ],
      characters: { redoubt: null, church: null, mill: null },
      pending: null,
    };
    expect(JSON.stringify(formatPosition(state))).toBe(JSON.stringify(expected));
  });

  it('go on as they were, from every question of a game', () => {
    const dice = random('position');
    for (const claims of ['assisted', 'table']) {
      let state = scene({ options: { players: 3, claims } });
      const kinds = new Set<string>();
      for (let actors = nouvelleFrance.actors(state); actors.length > 0; actors = nouvelleFrance.actors(state)) {
        const loaded = again(state);
        expect(same(formatPosition(loaded), formatPosition(state))).toBe(true);
        expect(asked(loaded)).toBe(asked(state));
        expect(scores(loaded)).toEqual(scores(state));
        kinds.add(asked(state).split(' ')[0] ?? '');
        const seat = dice.pick(actors);
        state = nouvelleFrance.apply(state, seat, dice.pick(nouvelleFrance.moves(state, seat)));
      }
      expect(same(formatPosition(again(state)), formatPosition(state))).toBe(true);
      expect(kinds.size).toBe(claims === 'table' ? 7 : 6);
    }
  });

  it('within a turn keep who knows which cards; between turns nobody does', () => {
    const looked = play(begun(), 'nation', 'order 2 1 3');
    const deck = (state: State) => (formatView(nouvelleFrance.view(state, 1)) as { deck: string[] }).deck.slice(0, 4);
    const known = [...looked.deck.slice(0, 3), 'hidden'];
    expect(deck(looked)).toEqual(known);
    expect(deck(again(looked))).toEqual(known);
    const next = play(looked, 'place beam mill A 1,0,0 2,0,0 3,0,0', 'pass', 'pass');
    expect(asked(next)).toBe('turn 0');
    expect(deck(next)).toEqual(known);
    expect(deck(again(next))).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });

  it('of a finished game keep the characters apart', () => {
    const over = play({ ...scene({ deck: ['snow', 'snow', 'snow'], options: { allies: 'none' } }) }, 'draw');
    expect(formatPosition(over)).toMatchObject({ over: true, snow: 3, pending: null });
    expect(asked(again(over))).toBe('over');
  });
});
