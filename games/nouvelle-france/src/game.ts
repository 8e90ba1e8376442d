import { emitCopies, type Game, ok, type Result } from '@cap-diamant/kernel';
import { type Box, prepare } from './geometry/box.ts';
import { STANDARD_BOX } from './geometry/standard-box.ts';
import { parseComponents } from './model/components.ts';
import { optionSheet } from './model/options.ts';
import { payments } from './model/payments.ts';
import { formatMove, parseMove } from './notation/move.ts';
import { formatPosition, formatView, isFresh } from './notation/position.ts';
import { parsePosition } from './notation/position-parse.ts';
import { actorsOf, movesOf, playOn } from './rules/decisions.ts';
import { refusal } from './rules/refusal.ts';
import { outcomeOf, tallyOf } from './scoring/end.ts';
import { bindBox } from './state/game-box.ts';
import { setUp } from './state/setup.ts';
import type { NouvelleFrance } from './state/types.ts';
import { imagineFrom, viewOf } from './state/view.ts';

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
  apply: (state, seat, move, emit) => playOn(box, state, seat, move, emitCopies(emit) ?? ignore),
  refusal: (state, seat, move) => refusal(box, state, seat, move),
  view: viewOf,
  imagine: (view, seed) => imagineFrom(box, view, seed),
  uncovered: state => state.uncovered,
  tally: state => tallyOf(box, state),
  payments,
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

const gameOf = (box: Box): Game<NouvelleFrance> => {
  const game = rulesOf(box);
  bindBox(game, box);
  return game;
};

/** The game with a custom component list. */
export const nouvelleFranceWith = (components: unknown): Result<Game<NouvelleFrance>> => {
  const parsed = parseComponents(components);
  return parsed.ok ? ok(gameOf(prepare(parsed.value))) : parsed;
};

/** The game with the shipped components. */
export const nouvelleFrance: Game<NouvelleFrance> = gameOf(STANDARD_BOX);
