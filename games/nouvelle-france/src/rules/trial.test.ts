import { nth, random } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { pieceOf } from '../geometry/box.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { coloursOf } from '../geometry/walls.ts';
import type { Place } from '../model/move.ts';
import type { Site } from '../model/vocabulary.ts';
import type { State } from '../state/state.ts';
import { play, run, scene } from '../testing/script.ts';
import { lotsOf } from './hand.ts';
import { bestPlacements, dropPiece, type Prospect } from './trial.ts';

const prospectOf = (state: State, seat = nth(nouvelleFrance.actors(state), 0)): Prospect => ({
  walls: state.sites,
  snow: state.snow,
  colour: nth(state.colours, seat),
});

const held = (text: string): Place => {
  const move = nouvelleFrance.notation.parseMove(text);
  if (!move.ok || move.value.kind !== 'place') throw new Error(text);
  return move.value;
};

const drop = (state: State, text: string) => dropPiece(STANDARD_BOX, prospectOf(state), held(text));

/** The states of a random game in which somebody places something. */
const placingStates = function* (seed: string) {
  const dice = random(seed);
  let state = scene({ options: { players: 3 } });
  for (let [seat] = nouvelleFrance.actors(state); seat !== undefined; [seat] = nouvelleFrance.actors(state)) {
    const moves = nouvelleFrance.moves(state, seat);
    const places = moves.filter(move => move.kind === 'place');
    if (places.length > 0) yield { state, seat, places };
    const move = places.length > 0 && moves[0]?.kind === 'place' ? dice.pick(places) : dice.pick(moves);
    state = nouvelleFrance.apply(state, seat, move);
  }
};

describe('a piece that is let go', () => {
  it('lands where the rules let it stay, for the points they give', () => {
    for (const { state, seat, places } of placingStates('trial')) {
      for (const place of places.filter((_, at) => at % 41 === 0)) {
        const trial = dropPiece(STANDARD_BOX, prospectOf(state, seat), place);
        expect(trial.place).toBe(place);
        expect(trial.fault).toBeUndefined();
        const { effects } = run(state, `${seat}: ${nouvelleFrance.notation.formatMove(place)}`);
        expect(effects).toContainEqual(expect.objectContaining({ kind: 'placed', base: trial.points }));
        const free = state.characters[place.site as Site] === null;
        expect(effects.some(({ kind }) => kind === 'completed')).toBe(trial.completes && free);
      }
    }
  });

  it('falls past the floor it was given on', () => {
    const state = play(scene({ visible: ['T', 'L'], deck: ['T'] }), 'draw');
    expect(drop(state, 'place T0 mill A 1,4,2 2,4,2 3,4,2 2,5,2 2,6,2').fault).toBe('outside');
    const upright = drop(state, 'place T0 redoubt A 1,0,2 2,0,2 3,0,2 2,0,1 2,0,0');
    expect(upright.place.cells).toEqual([
      [1, 0, 2],
      [2, 0, 2],
      [3, 0, 2],
      [2, 0, 1],
      [2, 0, 0],
    ]);
    const lying = drop(state, 'place L0 redoubt A 0,4,2 1,4,2 2,4,2 3,4,2 0,3,2');
    expect(lying.fault).toBeUndefined();
    expect(lying.place.cells.every(([, , z]) => z === 0)).toBe(true);
    expect(lying.points).toBe(2);
  });

  it('says why it cannot stay', () => {
    const state = play(scene({ visible: ['L', 'T'], deck: ['L'] }), 'draw');
    expect(drop(state, 'place L0 redoubt A 2,0,1 3,0,1 4,0,1 5,0,1 2,0,0').fault).toBe('unstable');
    const tower = play(state, 'place T0 redoubt A 1,0,2 2,0,2 3,0,2 2,0,1 2,0,0');
    expect(
      dropPiece(STANDARD_BOX, prospectOf(tower), held('place L0 redoubt A 0,0,0 1,0,0 2,0,0 3,0,0 0,1,0')),
    ).toMatchObject({
      fault: 'height',
      points: 0,
      linked: [],
    });
  });

  it('lights the cubes that score with it, and only those', () => {
    for (const { state, seat, places } of placingStates('linked')) {
      const prospect = prospectOf(state, seat);
      for (const place of places.filter((_, at) => at % 97 === 0)) {
        const { points, linked } = dropPiece(STANDARD_BOX, prospect, place);
        const colours = coloursOf(pieceOf(STANDARD_BOX, place.piece), prospect.colour);
        const own = place.cells.filter(([, , z], at) => z >= state.snow && colours[at] === prospect.colour);
        expect(linked.length + own.length).toBe(points);
        expect(new Set(linked.map(({ grid, cell }) => `${grid} ${cell}`)).size).toBe(linked.length);
      }
    }
  });
});

describe('the ranking of placements', () => {
  it('has every legal one of the piece, the best first', () => {
    for (const { state, seat, places } of placingStates('ranking')) {
      for (const { pieces } of lotsOf(STANDARD_BOX, state, seat)) {
        for (const piece of pieces) {
          const ranking = bestPlacements(STANDARD_BOX, prospectOf(state, seat), piece);
          expect(new Set(ranking.map(({ place }) => place))).toEqual(
            new Set(places.filter(place => place.kind === 'place' && place.piece === piece)),
          );
          expect(ranking.map(({ points }) => points)).toEqual(
            ranking.map(({ points }) => points).toSorted((a, b) => b - a),
          );
        }
      }
    }
  });
});
