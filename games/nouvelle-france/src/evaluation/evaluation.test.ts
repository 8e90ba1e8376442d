import { decide, greedyPlayer, leadOf } from '@cap-diamant/bots';
import { nth, random, range, type Seat, sum, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance, nouvelleFranceWith } from '../game.ts';
import { slabBit } from '../geometry/slabs.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { openSpots } from '../geometry/walls.ts';
import type { Move } from '../model/move.ts';
import type { Options } from '../model/options.ts';
import { STANDARD } from '../model/standard.ts';
import { FLOORS, SITES } from '../model/vocabulary.ts';
import type { State } from '../state/state.ts';
import { play, scene } from '../testing/script.ts';
import type { Aspect } from './aspects.ts';
import { evaluation, evaluationOf } from './index.ts';
import { rankerOf } from './ranking.ts';
import { surveyorOf } from './survey.ts';

const { simple, features, aspects } = evaluation;

const aspect = (state: State, seat: Seat, name: Aspect): number => aspects(state, seat)[name] ?? Number.NaN;

/** Goes through a random game. */
const wander = (options: Options, seed: string, visit: (state: State) => void): State => {
  const dice = random(seed);
  let state = nouvelleFrance.setup(options, seed);
  for (let actors = nouvelleFrance.actors(state); actors.length > 0; actors = nouvelleFrance.actors(state)) {
    visit(state);
    const seat = dice.pick(actors);
    state = nouvelleFrance.apply(state, seat, dice.pick(nouvelleFrance.moves(state, seat)));
  }
  return state;
};

const standard = (players: number): Options => unwrap(nouvelleFrance.options.parse({ players }));

const encode = (state: State): Float32Array[] => {
  const rows = state.players.map(() => new Float32Array(features.size));
  features.encode(state, rows);
  return rows;
};

describe('judgement', () => {
  it('is the score itself once the game is over', () => {
    const over = wander(standard(3), 'over', () => {});
    const scores = nouvelleFrance.outcome(over)?.scores;
    expect(simple.judge(over)).toEqual({ scores, spread: 0 });
    expect(features.points(over)).toEqual(scores);
    expect(features.spread(over)).toBe(0);
    for (const seat of range(3)) {
      expect(sum(Object.values(aspects(over, seat)))).toBe(scores?.[seat]);
      expect(aspect(over, seat, 'characters')).toBe(over.players[seat]?.points.characters);
    }
  });

  it('is the sum of its aspects', () => {
    wander(standard(4), 'aspects', state => {
      const { scores } = simple.judge(state);
      for (const seat of range(4)) {
        expect(sum(Object.values(aspects(state, seat)))).toBeCloseTo(nth(scores, seat), 9);
      }
    });
  });

  it('gets surer as the deck shrinks', () => {
    let last = Number.POSITIVE_INFINITY;
    wander(standard(2), 'surer', state => {
      const { spread } = simple.judge(state);
      expect(spread).toBeGreaterThan(0);
      expect(spread).toBeLessThanOrEqual(last + 1e-9);
      last = spread;
    });
  });

  it.each([2, 3, 4])('does not depend on what %i players cannot see', players => {
    let turn = 0;
    wander(standard(players), `hidden ${players}`, state => {
      if (turn++ % 5 !== 0) return;
      for (const seat of [...range(players), undefined]) {
        const view = nouvelleFrance.view(state, seat);
        const worlds = ['one', 'two'].map(seed => nouvelleFrance.imagine(view, seed));
        for (const world of worlds) {
          expect(simple.judge(world)).toEqual(simple.judge(state));
          expect(encode(world)).toEqual(encode(state));
          expect(features.points(world)).toEqual(features.points(state));
        }
      }
    });
  });

  it('does not depend on what was looked at before', () => {
    const states: State[] = [];
    wander(standard(2), 'memory', state => states.push(state));
    const judged = states.map(state => simple.judge(state));
    const rebuilt = (state: State): State => nouvelleFrance.imagine(nouvelleFrance.view(state, 0), 'again');
    expect(states.toReversed().map(state => simple.judge(rebuilt(state)))).toEqual(judged.toReversed());
  });
});

describe('what is judged better', () => {
  it('linked cubes rather than as many apart', () => {
    const begun = play(
      scene({ options: { colours: ['brown', 'blue'], allies: 'none' }, visible: ['L', 'P'], deck: ['Y', 'Y', 'W'] }),
      'draw',
      'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1',
      'draw',
      'place P1 mill A 0,1,0 0,2,0 0,3,0 1,1,0 1,2,0',
    );
    const linked = play(begun, 'place beam church A 0,6,0 0,7,0 0,8,0');
    const apart = play(begun, 'place beam church A 4,6,0 4,7,0 4,8,0');
    expect(aspect(linked, 0, 'groups')).toBeGreaterThan(aspect(apart, 0, 'groups'));
    expect(aspect(linked, 0, 'floors')).toBe(aspect(apart, 0, 'floors'));
  });

  it('places that a piece still gets to', () => {
    const surveyor = surveyorOf(STANDARD_BOX);
    const shapes = STANDARD_BOX.components.shapes.map(({ id }) => id);
    let turn = 0;
    wander(standard(2), 'holes', state => {
      if (turn++ % 8 !== 0) return;
      for (const site of SITES) {
        const walls = state.sites[site];
        const spots = shapes.flatMap(shape => openSpots(STANDARD_BOX, site, walls, shape));
        const { chances } = surveyor(site, walls).reach;
        for (const floor of FLOORS) {
          const open = spots.reduce((all, { places }) => all | places[floor], 0) >>> 0;
          const reached = range(32).filter(slab => (chances[floor * 32 + slab] ?? 0) > 0);
          expect(reached.reduce((all, slab) => all | slabBit(slab), 0) >>> 0).toBe(open);
        }
      }
    });
  });

  it('placing a piece rather than claiming that it cannot be placed', () => {
    const options = { claims: 'table', allies: 'none' };
    const state = play(scene({ options, visible: ['L', 'P'], deck: ['Y', 'Y', 'W'] }), 'draw');
    const lead = (text: string): number => leadOf(simple.judge(play(state, text)), 0);
    expect(lead('claim L')).toBeLessThan(lead('place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1') - 3);
  });

  it('a finished site, and whoever can finish one looks at it', () => {
    const surveyor = surveyorOf(STANDARD_BOX);
    let finished = 0;
    for (const seed of range(6)) {
      wander(standard(4), `finish ${seed}`, state => {
        const seat = nth(nouvelleFrance.actors(state), 0);
        const moves = nouvelleFrance.moves(state, seat);
        if (!moves.some(move => move.kind === 'place')) return;
        const taken = ({ characters }: State): number => SITES.filter(site => characters[site] === seat).length;
        const finishes = (move: Move): boolean =>
          move.kind === 'place' && taken(nouvelleFrance.apply(state, seat, move)) > taken(state);
        const bare = SITES.filter(site => state.characters[site] === null);
        const close = bare.filter(site => surveyor(site, state.sites[site]).bare <= 5);
        const finishing = moves.find(
          move => move.kind === 'place' && close.some(s => s === move.site) && finishes(move),
        );
        if (finishing === undefined) return;
        finished++;
        expect(simple.shortlist?.(state, seat, moves).some(finishes)).toBe(true);
        const after = nouvelleFrance.apply(state, seat, finishing);
        const without = { ...after, characters: state.characters };
        expect(aspect(after, seat, 'characters')).toBeGreaterThan(5 + aspect(without, seat, 'characters'));
      });
    }
    expect(finished).toBeGreaterThan(0);
  });
});

describe('shortlist', () => {
  it('keeps what is no placement and the placement that scores most', () => {
    const surveyor = surveyorOf(STANDARD_BOX);
    const rank = rankerOf(STANDARD_BOX, surveyor);
    const greedy = greedyPlayer(nouvelleFrance, simple, { noise: 3, blunders: 20 });
    let state = nouvelleFrance.setup(standard(3), 'shortlist');
    let longest = 0;
    for (let actors = nouvelleFrance.actors(state), turn = 0; actors.length > 0; turn++) {
      const seat = nth(actors, 0);
      const moves = nouvelleFrance.moves(state, seat);
      const kept = simple.shortlist?.(state, seat, moves) ?? [];
      const others = (list: readonly Move[]) => list.filter(move => move.kind !== 'place');
      expect(others(kept)).toEqual(others(moves));
      for (const move of kept) expect(moves).toContain(move);
      const before = state;
      const baseOf = (move: Move): number => {
        let base = 0;
        nouvelleFrance.apply(before, seat, move, effect => {
          if (effect.kind === 'placed') base = effect.base;
        });
        return base;
      };
      const bases = moves.filter(move => move.kind === 'place').map(baseOf);
      longest = Math.max(longest, bases.length);
      if (bases.length > 0) {
        const ranked = rank(
          state,
          seat,
          moves.filter(move => move.kind === 'place'),
        );
        expect(ranked.map(({ base }) => base)).toEqual(bases);
        expect(Math.max(...kept.map(baseOf))).toBe(Math.max(...bases));
        expect(kept.length).toBeLessThanOrEqual(45);
      }
      const thought = greedy.consider({ view: nouvelleFrance.view(state, seat), seat, seed: `${turn}` });
      state = nouvelleFrance.apply(state, seat, decide(thought).move);
      actors = nouvelleFrance.actors(state);
    }
    expect(longest).toBeGreaterThan(500);
  });
});

describe('components of one’s own', () => {
  it('are judged by their own numbers', () => {
    const sites = STANDARD.sites.map(site => ({ ...site, character: { ...site.character, points: 30 } }));
    const game = unwrap(nouvelleFranceWith({ ...STANDARD, sites }));
    const own = evaluationOf(game);
    const state = game.setup(standard(2), 'own');
    const held = { ...state, characters: { ...state.characters, mill: 1 } };
    expect(own.aspects(held, 1).characters).toBe(30);
    expect(evaluation.aspects(held, 1).characters).toBe(12);
    const drawn = game.apply(state, state.turn, nth(game.moves(state, state.turn), 0));
    const moves = game.moves(drawn, drawn.turn);
    const kept = own.simple.shortlist?.(drawn, drawn.turn, moves) ?? [];
    expect(kept.length).toBeLessThan(moves.length);
    for (const move of kept) expect(moves).toContain(move);
  });
});

describe('features', () => {
  const { variants } = nouvelleFrance.options;
  it.each(variants.map(({ name, players, options }) => ({ name, players, options })))(
    'has finite numbers of about the size of 1: $name, $players players',
    ({ options, players }) => {
      wander(options, `features ${players}`, state => {
        const rows = encode(state);
        expect(rows.length).toBe(players);
        for (const row of rows) {
          expect(row.length).toBe(features.size);
          expect(row.every(value => Math.abs(value) <= 8)).toBe(true);
          expect([...row.slice(0, features.common)]).toEqual([...nth(rows, 0).slice(0, features.common)]);
        }
      });
    },
  );
});
