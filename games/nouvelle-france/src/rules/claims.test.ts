import { nth, random } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { BARE } from '../geometry/walls.ts';
import type { State } from '../state/state.ts';
import { asked, offers, placements, play, run, scene, scores } from '../testing/script.ts';

const L0 = 'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1';
const P1 = 'place P1 church A 4,4,0 4,5,0 4,6,0 4,4,1 4,5,1';
const Y0 = 'place Y0 church A 0,3,1 0,4,1 0,5,1 0,6,1 0,4,2';
const U1 = 'place U1 church A 4,3,0 4,1,0 4,3,1 4,2,1 4,1,1';

/** Rules E9: the position after E1, brown to move, with U among the visible cards. */
const afterE1 = (options: object = {}): State =>
  play(
    scene({
      options: { allies: 'none', claims: 'table', ...options },
      visible: ['L', 'P'],
      deck: ['Y', 'U', 'W', 'Z', 'T', 'N', 'N', 'V'],
    }),
    'draw',
    L0,
    'draw',
    P1,
    'draw',
    Y0,
    'draw',
    'place W3 mill A 0,2,0 0,1,0 1,1,0 1,0,0 2,0,0',
    'draw',
  );

/** Every place of every site filled but for single columns: no shape fits anywhere. */
const full = (state: State): State => {
  const solid = (site: keyof State['sites']) => {
    const { all } = STANDARD_BOX.grounds[site];
    return { ...BARE, yellow: [all, all, all] as const };
  };
  return { ...state, sites: { redoubt: solid('redoubt'), church: solid('church'), mill: solid('mill') } };
};

describe('claims at the table', () => {
  it('E9: the opponent who places scores, and play goes on at the left of the active player', () => {
    const before = afterE1();
    expect(before.turn).toBe(0);
    expect(before.visible).toEqual(['U', 'Z', 'T']);
    const claimed = play(before, 'claim U');
    expect(asked(claimed)).toBe('answer 1');
    const gained = scores(claimed);
    const { state, effects } = run(claimed, U1);
    expect(scores(state)).toEqual([nth(gained, 0), nth(gained, 1) + 4]);
    expect(effects).toContainEqual({ kind: 'stolen', seat: 1, from: 0 });
    expect(state.discards.at(-1)).toBe('U');
    expect(state.visible).toEqual(['Z', 'T']);
    expect(asked(state)).toBe('turn 1');
  });

  it('E9: no other U brings blue more than 3 on this site', () => {
    const claimed = play(afterE1(), 'claim U');
    const best = Math.max(
      ...placements(claimed)
        .filter(text => text.includes(' church ') && !text.startsWith('place U1'))
        .map(text => nth(scores(play(claimed, text)), 1) - nth(scores(claimed), 1)),
    );
    expect(best).toBe(3);
  });

  it('are allowed for every visible card, each once, and answered in turn', () => {
    const start = scene({
      options: { players: 3, allies: 'none', claims: 'table' },
      visible: ['L', 'L'],
      deck: ['P', 'W'],
    });
    const drawn = play(start, 'draw');
    expect(offers(drawn)).toEqual(['claim L', 'claim P']);
    const claimed = play(drawn, 'claim L');
    expect(asked(claimed)).toBe('answer 1');
    expect(offers(claimed)).toEqual(['pass']);
    expect(placements(claimed).every(text => text.startsWith('place L'))).toBe(true);
    const passed = play(claimed, 'pass');
    expect(asked(passed)).toBe('answer 2');
    const replaced = play(passed, 'pass');
    expect(asked(replaced)).toBe('card 0');
    expect(replaced.visible).toEqual(['L', 'P', 'W']);
    expect(replaced.discards).toEqual(['L']);
  });

  it('ask also opponents who can only pass', () => {
    const drawn = full(
      play(scene({ options: { claims: 'table', allies: 'none' }, visible: ['L', 'P'], deck: ['Y'] }), 'draw'),
    );
    expect(placements(drawn)).toEqual([]);
    const claimed = play(drawn, 'claim L');
    expect(offers(claimed)).toEqual(['pass']);
    expect(placements(claimed)).toEqual([]);
  });

  it('treat the thief as the owner of the turn, but for its end', () => {
    const start = scene({ options: { players: 3, claims: 'table' }, visible: ['L', 'P'], deck: ['Y', 'W'] });
    const stolen = play(start, 'draw', 'claim L', '1: pass', '2: place L2 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1');
    expect(asked(stolen)).toBe('fille 2');
    expect(stolen.turn).toBe(0);
    const doubled = play(stolen, 'fille');
    expect(scores(doubled)).toEqual([0, 0, 4]);
    expect(asked(doubled)).toBe('coureur 0 1');
    const called = play(doubled, '0: coureur');
    expect(scores(called)).toEqual([1, 0, 4]);
    expect(asked(called)).toBe('after 0');
    expect(asked(play(called, 'end'))).toBe('turn 1');
  });

  it('may end the game with the replacement', () => {
    const start: State = {
      ...scene({ options: { claims: 'table', allies: 'none' }, visible: ['L', 'P'], deck: ['Y', 'snow'] }),
      snow: 2,
    };
    const over = play(start, 'draw', 'claim L', 'pass');
    expect(over.snow).toBe(3);
    expect(asked(over)).toBe('over');
    expect(over.visible).toEqual(['P', 'Y']);
    expect(over.turn).toBe(0);
  });
});

describe('assisted claims', () => {
  it('are refused while the shape fits somewhere', () => {
    const drawn = play(scene({ visible: ['L', 'P'], deck: ['Y'] }), 'draw');
    expect(offers(drawn)).toEqual([]);
    expect(() => play(drawn, 'claim L')).toThrow(/not a legal move/);
  });

  it('replace a dead card without asking anybody; the claims of a turn are not limited', () => {
    const drawn = full(play(scene({ visible: ['L', 'P'], deck: ['Y', 'W', 'Z'] }), 'draw'));
    expect(offers(drawn)).toEqual(['claim L', 'claim P', 'claim Y']);
    const again = play(drawn, 'claim P');
    expect(asked(again)).toBe('card 0');
    expect(again.visible).toEqual(['L', 'Y', 'W']);
    expect(play(again, 'claim W').visible).toEqual(['L', 'Y', 'Z']);
  });

  it('are offered for dead shapes although others are playable', () => {
    const dice = random('dead');
    let both = 0;
    for (let game = 0; game < 20 && both === 0; game++) {
      let state = scene({ options: { allies: 'none' } });
      for (let actors = nouvelleFrance.actors(state); actors.length > 0; actors = nouvelleFrance.actors(state)) {
        const moves = nouvelleFrance.moves(state, nth(actors, 0));
        const kinds = new Set(moves.map(move => move.kind));
        if (kinds.has('claim') && kinds.has('place')) both += 1;
        state = nouvelleFrance.apply(state, nth(actors, 0), dice.pick(moves));
      }
    }
    expect(both).toBeGreaterThan(0);
  });

  it('draw through two snowflakes in a row', () => {
    const drawn = full(play(scene({ visible: ['L', 'P'], deck: ['Y', 'snow', 'snow', 'W'] }), 'draw'));
    const claimed = play(drawn, 'claim L');
    expect(claimed.snow).toBe(2);
    expect(claimed.visible).toEqual(['P', 'Y', 'W']);
    expect(claimed.players.map(player => player.bonus)).toEqual([['peg'], ['peg']]);
  });

  it('concern the single card with the one-card option', () => {
    const one = scene({ options: { cards: 1, allies: 'none' }, visible: [], deck: ['L', 'P'] });
    const drawn = full(play(one, 'draw'));
    expect(drawn.visible).toEqual(['L']);
    expect(offers(drawn)).toEqual(['claim L']);
    expect(play(drawn, 'claim L').visible).toEqual(['P']);
  });
});
