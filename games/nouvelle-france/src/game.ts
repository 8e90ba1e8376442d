import { type Game, ok, type Result, type Types } from '@cap-diamant/kernel';
import { type Box, prepare } from './box.ts';
import { parseComponents } from './components.ts';
import { actorsOf, movesOf, playOn } from './decisions.ts';
import type { Effect } from './effect.ts';
import { outcomeOf, tallyOf } from './end.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, optionSheet } from './options.ts';
import { formatPosition, formatView, isFresh } from './position.ts';
import { parsePosition } from './position-parse.ts';
import { placeFault } from './refusal.ts';
import { setUp } from './setup.ts';
import { STANDARD } from './standard.ts';
import type { State } from './state.ts';
import { imagineFrom, type View, viewOf } from './view.ts';

export interface NouvelleFrance extends Types {
  options: Options;
  state: State;
  move: Move;
  effect: Effect;
  view: View;
}

const RULES = 1;

const ignore = (): void => {};

const rulesOf = (box: Box): Game<NouvelleFrance> => ({
  id: 'nouvelle-france',
  rules: RULES,
  options: optionSheet,
  setup: (options, seed) => setUp(box, options, seed),
  dealt: ({ colours, sticks, turn, visible }) => ({ colours, sticks: { ...sticks }, first: turn, visible }),
  seats: state => state.players.length,
  turn: state => ({ seat: state.turn, fresh: isFresh(state) }),
  actors: actorsOf,
  moves: (state, seat) => movesOf(box, state, seat),
  apply: (state, seat, move, emit = ignore) => playOn(box, state, seat, move, emit),
  refusal: (state, _seat, move) => (move.kind === 'place' ? placeFault(box, state.sites, move) : undefined),
  view: viewOf,
  imagine: (view, seed) => imagineFrom(box, view, seed),
  uncovered: state => state.uncovered,
  tally: state => tallyOf(box, state),
  outcome: outcomeOf,
  notation: {
    formatMove: move => formatMove(box, move),
    parseMove: text => parseMove(box, text),
    formatPosition,
    parsePosition: json => parsePosition(box, json),
    formatView,
    formatEffect: effect => effect,
  },
});

const boxes = new WeakMap<Game<NouvelleFrance>, Box>();

const gameOf = (box: Box): Game<NouvelleFrance> => {
  const game = rulesOf(box);
  boxes.set(game, box);
  return game;
};

/** The components a game is played with: whoever looks closely at its moves needs the very same. */
export const boxOf = (game: Game<NouvelleFrance>): Box => {
  const box = boxes.get(game);
  if (box === undefined) throw new Error('this game was not made here');
  return box;
};

/** The game with the components of a list, such as one entered by an owner of the box. */
export const nouvelleFranceWith = (components: unknown): Result<Game<NouvelleFrance>> => {
  const parsed = parseComponents(components);
  return parsed.ok ? ok(gameOf(prepare(parsed.value))) : parsed;
};

/** The components that are shipped, prepared. */
export const STANDARD_BOX: Box = prepare(STANDARD);

/** The game with the components as shipped. */
export const nouvelleFrance: Game<NouvelleFrance> = gameOf(STANDARD_BOX);
